import { STORAGE_KEYS } from "@/config/storage-keys";
import { type Fact, MAX_FACTS } from "@/domain/about-facts";
import { parseJson } from "@/lib/parse-json";

import { storage, tabStorage, useStored } from "./storage";

function isFact(value: unknown): value is Fact {
  const { id, label, value: text, position } = Object(value) as Record<string, unknown>;
  return (
    [id, label, text].every((part) => typeof part === "string") && Number.isSafeInteger(position)
  );
}

function parse(text: string | null): Fact[] {
  const rows = parseJson(text);
  return Array.isArray(rows) ? rows.filter(isFact).slice(0, MAX_FACTS) : [];
}

/** A guest's facts; an account takes them over. */
export const guestFacts = {
  read: (): Fact[] => parse(storage.get(STORAGE_KEYS.aboutMe)),
  write: (facts: readonly Fact[]): void =>
    storage.set(STORAGE_KEYS.aboutMe, facts.length === 0 ? null : JSON.stringify(facts)),
};

export const useGuestFacts = (): Fact[] => parse(useStored(STORAGE_KEYS.aboutMe));

function parseTexts(text: string | null): string[] {
  const texts = parseJson(text);
  return Array.isArray(texts) ? texts.filter((one) => typeof one === "string") : [];
}

/** The facts that go along with a request, in this tab only. */
export const tickedFacts = {
  read: (): string[] => parseTexts(tabStorage.get(STORAGE_KEYS.tickedFacts)).slice(0, MAX_FACTS),
  set(text: string, isTicked: boolean): void {
    const others = tickedFacts.read().filter((other) => other !== text);
    const texts = isTicked ? [...others, text] : others;
    tabStorage.set(STORAGE_KEYS.tickedFacts, texts.length === 0 ? null : JSON.stringify(texts));
  },
};

export const useTickedFacts = (): string[] =>
  parseTexts(useStored(STORAGE_KEYS.tickedFacts, tabStorage));
