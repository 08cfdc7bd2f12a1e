import { CONTENT } from "./de/content.ts";
import { LIFE } from "./de/life.ts";
import { MAKING } from "./de/making.ts";
import { PEOPLE } from "./de/people.ts";
import { GERMAN_PHRASES } from "./de/phrases.ts";
import { STUDY } from "./de/study.ts";
import { withTakesTime } from "./takes-time.ts";
import type { Lines } from "./types.ts";

export const GERMAN: Lines = {
  kinds: withTakesTime({ ...PEOPLE, ...CONTENT, ...STUDY, ...MAKING, ...LIFE }),
  ...GERMAN_PHRASES,
};
