import { BUSINESS } from "./en/business.ts";
import { CAREER } from "./en/career.ts";
import { CONTENT } from "./en/content.ts";
import { HOME } from "./en/home.ts";
import { LIFE } from "./en/life.ts";
import { MAKING } from "./en/making.ts";
import { PEOPLE } from "./en/people.ts";
import { ENGLISH_PHRASES } from "./en/phrases.ts";
import { STUDY } from "./en/study.ts";
import type { Lines } from "./types.ts";

export const ENGLISH: Lines = {
  kinds: {
    ...PEOPLE,
    ...CAREER,
    ...CONTENT,
    ...BUSINESS,
    ...STUDY,
    ...MAKING,
    ...LIFE,
    ...HOME,
  },
  ...ENGLISH_PHRASES,
};
