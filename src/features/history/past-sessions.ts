import { REFINEMENT_CHIPS } from "@/data/enhancement/refinement-chips";
import type { PastEnhancement } from "@/types/entities";

/** What was made of one text: its versions, newest first. */
export type PastSession = {
  id: string;
  newest: PastEnhancement;
  earlier: readonly PastEnhancement[];
};

/** One row for each session; the rows come newest first, and so do the sessions. */
export function sessionsOf(rows: readonly PastEnhancement[]): PastSession[] {
  const sessions = new Map<string, PastEnhancement[]>();
  for (const row of rows) {
    const versions = sessions.get(row.session_id);
    if (versions === undefined) sessions.set(row.session_id, [row]);
    else versions.push(row);
  }
  return [...sessions].flatMap(([id, [newest, ...earlier]]) =>
    newest === undefined ? [] : [{ id, newest, earlier }],
  );
}

/** 'Version 2: Shorter', by its place in the session and what was asked for, where that is known. */
export function versionTitle(place: number, wish: string | null): string {
  const label = REFINEMENT_CHIPS.find(({ chip }) => chip === wish)?.label ?? wish;
  return label === null ? `Version ${place}` : `Version ${place}: ${label}`;
}
