import { STORAGE_KEYS } from "@/config/storage-keys";
import { fillPlaceholders, type PlaceholderValues } from "@/domain/placeholders";
import { parseJson } from "@/lib/parse-json";
import type { Prompt } from "@/types/entities";

import { storage, tabStorage, useStored } from "./storage";
import { hasStoredSession } from "./stored-session";

/** What was filled in, by the prompt and then by the blank; the prompt filled in last is the last. */
type FilledIn = ReadonlyMap<string, PlaceholderValues>;

/** How many prompts are remembered; the oldest are dropped first. */
const MAX_PROMPTS = 50;

function valuesOf(value: unknown): PlaceholderValues {
  const entries = Object.entries(Object(value));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** Stored text may be damaged or from an earlier version, which knew no prompts; that is left out. */
function parse(text: string | null): [string, PlaceholderValues][] {
  const rows = parseJson(text);
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown): [string, PlaceholderValues][] => {
    const [prompt, values] = Array.isArray(row) ? (row as unknown[]) : [];
    return typeof prompt === "string" ? [[prompt, valuesOf(values)]] : [];
  });
}

/** A guest who has just signed in has both. */
function merged(ofAccount: string | null, ofTab: string | null): FilledIn {
  return new Map([...parse(ofAccount), ...parse(ofTab)]);
}

const KEY = STORAGE_KEYS.filledIn;
const read = () => merged(storage.get(KEY), tabStorage.get(KEY));

function write(prompt: string, values: PlaceholderValues): void {
  const filled = Object.entries(values).filter(([, value]) => value !== "");
  const others = [...read()].filter(([name]) => name !== prompt);
  const rows = filled.length === 0 ? others : [...others, [prompt, Object.fromEntries(filled)]];
  const text = rows.length === 0 ? null : JSON.stringify(rows.slice(-MAX_PROMPTS));
  // A guest may sit at a shared computer: nothing of theirs outlives the tab.
  const isKept = hasStoredSession();
  storage.set(KEY, isKept ? text : null);
  tabStorage.set(KEY, isKept ? null : text);
}

/** What readers filled into the blanks of a prompt. It never leaves this browser, and goes with the sign-out. */
export const filledIn = {
  set: (prompt: string, key: string, value: string): void =>
    write(prompt, { ...read().get(prompt), [key]: value }),
  clear: (prompt: string): void => write(prompt, {}),
  forget(): void {
    storage.set(KEY, null);
    tabStorage.set(KEY, null);
  },
};

export function useFilledIn(): FilledIn {
  return merged(useStored(KEY), useStored(KEY, tabStorage));
}

/** A prompt's text as its reader has filled it in, here or on its page: what every Copy takes. */
export function filledTextOf({ id, content }: Pick<Prompt, "id" | "content">): string {
  return fillPlaceholders(content, read().get(id) ?? {});
}
