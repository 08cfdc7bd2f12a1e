import { STORAGE_KEYS } from "@/config/storage-keys";

import { storage, useStored } from "./storage";

type Values = Readonly<Record<string, string>>;

/** How many names are remembered; the oldest are dropped first. */
const MAX_REMEMBERED = 100;

function valuesOf(text: string | null): Values {
  try {
    const values: unknown = JSON.parse(text ?? "{}");
    return Object.fromEntries(
      Object.entries(Object(values)).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      ),
    );
  } catch {
    return {};
  }
}

function write(values: Values): void {
  const entries = Object.entries(values)
    .filter(([, value]) => value !== "")
    .slice(-MAX_REMEMBERED);
  if (entries.length === 0) storage.remove(STORAGE_KEYS.filledIn);
  else storage.set(STORAGE_KEYS.filledIn, JSON.stringify(Object.fromEntries(entries)));
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
