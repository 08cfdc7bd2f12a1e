import type { RestAnswer } from "../support/rest-caller";
import { PAID_MARK } from "./access-fixture";
import type { Persona } from "./access-personas";
import { readsPaidText } from "./access-reads";
import type { WriteCall, WriteOutcome } from "./access-writes";

// What an answer amounts to, in the words of access-verdicts.

/** Which accounts other than the caller's an answer names, or whether it holds paid text. */
export function leakIn(text: string, persona: Persona, personas: Persona[]): string | null {
  if (persona.name === "secret key") return null;
  if (text.includes(PAID_MARK) && !readsPaidText(persona)) return "paid text";
  const strangers = personas.filter(({ ownId }) => ownId !== persona.ownId);
  const named = strangers.find(({ ownId }) => text.includes(ownId));
  return named === undefined ? null : `a row of ${named.name}`;
}

export type RowCounts = { total: number; own: number; paid: number };

function reachOfCount(count: number, { total, own, paid }: RowCounts): string {
  if (count === 0) return "none";
  if (count === total) return "all";
  if (count === own) return "own";
  return count === paid ? "paid" : `${count} of ${total} rows`;
}

export function readOutcome(
  { status, body, count }: RestAnswer,
  method: string,
  counts: RowCounts,
): string {
  if (status >= 300) return "refused";
  const rows = method === "HEAD" ? count : Array.isArray(body) ? body.length : null;
  return rows === null ? "no rows at all" : reachOfCount(rows, counts);
}

type Owner = { column: string; id: string };
export function writeOutcome(
  { status, body }: RestAnswer,
  { request }: WriteCall,
  own: Owner,
): WriteOutcome | "others" {
  if (status === 402) return "payment";
  if (status >= 300) return "refused";
  if (request.headers?.["prefer"] === "return=minimal") return "passes";
  const rows = Array.isArray(body) ? (body as Record<string, unknown>[]) : [];
  if (rows.length === 0) return "none";
  return rows.every((row) => row[own.column] === own.id) ? "own" : "others";
}

const REFUSALS: readonly unknown[] = ["42501", "PGRST106", "PGRST202", "PGRST301", "PGRST303"];

/** Refused means: not found, not exposed or no right to execute; an error from inside the function is a call. */
export const isRefusedCall = ({ status, body }: RestAnswer): boolean =>
  status >= 400 &&
  body !== null &&
  typeof body === "object" &&
  "code" in body &&
  REFUSALS.includes(body.code);
