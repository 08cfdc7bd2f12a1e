import { LIFE } from "./fr/life.ts";
import { PEOPLE } from "./fr/people.ts";
import { FRENCH_PHRASES } from "./fr/phrases.ts";
import { STUDY } from "./fr/study.ts";
import { withTakesTime } from "./takes-time.ts";
import type { Lines } from "./types.ts";

export const FRENCH: Lines = {
  kinds: withTakesTime({ ...PEOPLE, ...STUDY, ...LIFE }),
  ...FRENCH_PHRASES,
};
