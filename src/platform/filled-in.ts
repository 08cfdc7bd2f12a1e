import { STORAGE_KEYS } from "@/config/storage-keys";
import { parseJson } from "@/lib/parse-json";

import { storage, useStored } from "./storage";

type Values = Readonly<Record<string, string>>;

/** How many names are remembered; the oldest are dropped first. */
const MAX_REMEMBERED = 100;

function valuesOf(text: string | null): Values {
  const entries = Object.entries(Object(parseJson(text)));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

function write(values: Values): void {
  const entries = Object.entries(values)
    .filter(([, value]) => value !== "")
    .slice(-MAX_REMEMBERED);
  const text = entries.length === 0 ? null : JSON.stringify(Object.fromEntries(entries));
  storage.set(STORAGE_KEYS.filledIn, text);
}

const read = () => valuesOf(storage.get(STORAGE_KEYS.filledIn));

/** What was filled into placeholders, by the placeholder's key. It never leaves this browser. */
export const filledIn = {
  set: (key: string, value: string): void => write({ ...read(), [key]: value }),
  clear(keys: readonly string[]): void {
    write(Object.fromEntries(Object.entries(read()).filter(([key]) => !keys.includes(key))));
  },
};

export function useFilledIn(): Values {
  return valuesOf(useStored(STORAGE_KEYS.filledIn));
}
