import { normalise } from "../text/normalise.ts";
import type { CueList } from "./pack.ts";

/** One compiled cue. `text` holds the spaces that must stand around it. */
export type Cue = { text: string; isAtStart: boolean };

const compiled = new Map<CueList, readonly Cue[]>();

/** Splits a cue list once and remembers it. */
export function compileCues(list: CueList): readonly Cue[] {
  const known = compiled.get(list);
  if (known !== undefined) return known;
  const cues = list.split(",").map(compileCue);
  compiled.set(list, cues);
  return cues;
}

// These scripts join words to each other or to particles, so their cues match inside a word.
const JOINED_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}]/u;

function compileCue(source: string): Cue {
  const trimmed = source.trim();
  return { text: cueText(trimmed), isAtStart: trimmed.startsWith("^") };
}

function cueText(trimmed: string): string {
  const text = normalise(trimmed);
  if (JOINED_SCRIPT.test(trimmed)) return text.trim();
  return trimmed.endsWith("*") ? text.trimEnd() : text;
}

/** Where a cue occurs in a normalised text, or -1. */
export function findCue(cue: Cue, normalised: string): number {
  if (cue.isAtStart) return normalised.startsWith(cue.text) ? 0 : -1;
  return normalised.indexOf(cue.text);
}

/** The cues of a list that occur in a normalised text. */
export function matchCues(list: CueList, normalised: string): Cue[] {
  return compileCues(list).filter((cue) => findCue(cue, normalised) >= 0);
}
