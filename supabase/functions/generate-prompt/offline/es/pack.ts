import type { LanguagePack } from "../pack.ts";
import { cues } from "./cues.ts";
import { decisions } from "./decisions.ts";
import { everyday } from "./everyday.ts";
import { ideas } from "./ideas.ts";
import { knowledge } from "./knowledge.ts";
import { phrases } from "./phrases.ts";
import { promotion } from "./promotion.ts";
import { sources } from "./sources.ts";
import { technical } from "./technical.ts";
import { texts } from "./texts.ts";
import * as words from "./words.ts";

export const spanish: LanguagePack = {
  language: "es",
  phrases,
  cues,
  ...words,
  templates: {
    ...texts,
    ...promotion,
    ...sources,
    ...technical,
    ...decisions,
    ...ideas,
    ...knowledge,
    ...everyday,
  },
};
