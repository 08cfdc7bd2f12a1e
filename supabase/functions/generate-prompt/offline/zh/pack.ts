import type { LanguagePack } from "../pack.ts";
import { cues } from "./cues.ts";
import { everyday } from "./everyday.ts";
import { knowledge } from "./knowledge.ts";
import { phrases } from "./phrases.ts";
import { promotion } from "./promotion.ts";
import { technical } from "./technical.ts";
import { texts } from "./texts.ts";
import * as words from "./words.ts";

export const chinese: LanguagePack = {
  language: "zh",
  phrases,
  cues,
  ...words,
  templates: { ...texts, ...promotion, ...technical, ...knowledge, ...everyday },
};
