/** What a reader lets us say about them. */
export type Fact = {
  id: string;
  label: string;
  value: string;
  /** One of ten places, so that there are never more. */
  position: number;
};

export const FACT_LABELS = [
  "role",
  "company",
  "audience",
  "tone",
  "language",
  "units",
  "other",
] as const;

export const MAX_FACTS = 10;
export const MAX_FACT_CHARACTERS = 180;

/** 'role: nurse'; a free one has no label. */
export function factText({ label, value }: Pick<Fact, "label" | "value">): string {
  return label === "other" ? value : `${label}: ${value}`;
}

/** The free places, lowest first. */
export function freePlaces(facts: readonly Fact[]): number[] {
  const taken = new Set(facts.map(({ position }) => position));
  return Array.from({ length: MAX_FACTS }, (_, place) => place).filter(
    (place) => !taken.has(place),
  );
}

/** Those of a guest that an account has no equal of, in the places it has free. */
export function takenOver(guest: readonly Fact[], account: readonly Fact[]): Fact[] {
  const known = new Set(account.map(factText));
  const places = freePlaces(account);
  return guest
    .filter((fact) => !known.has(factText(fact)))
    .flatMap((fact, index) => {
      const position = places[index];
      return position === undefined ? [] : [{ ...fact, position }];
    });
}
