import { LIFE } from "./es/life.ts";
import { SPANISH_PHRASES } from "./es/phrases.ts";
import { WORDS } from "./es/words.ts";
import { WORK } from "./es/work.ts";
import type { Lines } from "./types.ts";

export const SPANISH: Lines = { kinds: { ...WORDS, ...WORK, ...LIFE }, ...SPANISH_PHRASES };
