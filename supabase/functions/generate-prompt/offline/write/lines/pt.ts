import { LIFE } from "./pt/life.ts";
import { PORTUGUESE_PHRASES } from "./pt/phrases.ts";
import { WORDS } from "./pt/words.ts";
import { WORK } from "./pt/work.ts";
import type { Lines } from "./types.ts";

export const PORTUGUESE: Lines = { kinds: { ...WORDS, ...WORK, ...LIFE }, ...PORTUGUESE_PHRASES };
