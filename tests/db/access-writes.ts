import type { RestCall } from "../support/rest-caller";
import { bareName, type Column, type Relation } from "./access-catalogue";
import { rowOf, sampleOf, type PromptIds } from "./access-fixture";
import type { Persona } from "./access-personas";
import { RELATION_VERDICTS, type RelationVerdict } from "./access-verdicts";

/** `passes`: accepted without saying what changed (return=minimal). `payment`: HTTP 402. */
export type WriteOutcome = "own" | "none" | "refused" | "payment" | "passes";
export type WriteCall = {
  request: RestCall;
  expected: WriteOutcome;
  /** Rows that must be gone first, so that an insertion is refused for no other reason than its right. */
  without: "nothing" | "own row" | "both rows";
};

const REPRESENTATION = { prefer: "return=representation" };
const MINIMAL = { prefer: "return=minimal" };

type Context = {
  relation: Relation;
  verdict: RelationVerdict;
  persona: Persona;
  prompts: PromptIds;
};

const SIGNED_IN = ["free", "another free user", "premium", "expired", "refunded"];
export const mayWrite = ({ name }: Persona): boolean => SIGNED_IN.includes(name);

/** What happens to a write that the verdict allows to the account itself. */
function allowed({ verdict, persona }: Context, columns: string[]): WriteOutcome {
  const asksForPremium = columns.some((column) => verdict.premiumFlags?.includes(column));
  return asksForPremium && persona.name !== "premium" ? "payment" : "own";
}

function outcomeOf(context: Context, columns: string[], verb: "insert" | "update"): WriteOutcome {
  const isGranted = columns.every((name) => context.verdict.columns[name]?.includes(verb) === true);
  return mayWrite(context.persona) && isGranted ? allowed(context, columns) : "refused";
}

const accepted = (outcome: WriteOutcome): WriteOutcome => (outcome === "own" ? "passes" : outcome);

/** Where the owner cannot be named it is filled in by a default. */
function insertableRow({ relation, verdict, persona, prompts }: Context): Record<string, unknown> {
  const row = rowOf(relation, { ownerId: persona.ownId, promptId: prompts.fresh });
  const owner = relation.ownerColumn ?? "";
  if (verdict.columns[owner]?.includes("insert") === true || !mayWrite(persona)) return row;
  const { [owner]: _filledIn, ...rest } = row;
  return rest;
}

function insertions(context: Context, column: Column): WriteCall[] {
  const { relation, verdict, persona } = context;
  const table = bareName(relation.name);
  const own = insertableRow(context);
  const body = {
    ...own,
    [column.name]:
      column.name === relation.ownerColumn
        ? persona.ownId
        : (own[column.name] ?? sampleOf(column, relation)),
  };
  const isForFunctions = persona.name === "secret key" && verdict.secretKeyInserts === true;
  const expected = isForFunctions ? "own" : outcomeOf(context, Object.keys(body), "insert");
  const post = (row: object, headers: Record<string, string>): RestCall => ({
    method: "POST",
    path: table,
    body: row,
    headers,
  });
  const calls: WriteCall[] = [
    { request: post(body, REPRESENTATION), expected, without: "own row" },
    { request: post(body, MINIMAL), expected: accepted(expected), without: "own row" },
  ];
  // The secret key is trusted with whose row it writes.
  if (relation.ownerColumn === null || isForFunctions) return calls;
  const forged = { ...body, [relation.ownerColumn]: persona.otherId };
  // The account's own row comes first, and may already be refused for its payment.
  const both = expected === "payment" ? "payment" : "refused";
  return [
    ...calls,
    { request: post(forged, REPRESENTATION), expected: "refused", without: "both rows" },
    { request: post(forged, MINIMAL), expected: "refused", without: "both rows" },
    { request: post([body, forged], MINIMAL), expected: both, without: "both rows" },
  ];
}

function updates(context: Context, column: Column): WriteCall[] {
  const { relation, persona, prompts } = context;
  const { ownerColumn } = relation;
  const table = bareName(relation.name);
  const own = rowOf(relation, { ownerId: persona.ownId, promptId: prompts.known });
  const body = { [column.name]: own[column.name] ?? sampleOf(column, relation) };
  const expected = outcomeOf(context, [column.name], "update");
  const patch = (query: string, row: object, headers = REPRESENTATION): RestCall => ({
    method: "PATCH",
    path: `${table}?${query}`,
    body: row,
    headers,
  });
  const call = (request: RestCall, outcome: WriteOutcome): WriteCall => ({
    request,
    expected: outcome,
    without: "nothing",
  });
  if (ownerColumn === null)
    return [call(patch(`id=eq.${prompts.known}`, body), expected), call(patch("", body), expected)];
  const isRefused = expected === "refused";
  return [
    call(patch(`${ownerColumn}=eq.${persona.ownId}`, body), expected),
    call(patch(`${ownerColumn}=eq.${persona.ownId}`, body, MINIMAL), accepted(expected)),
    call(patch(`${ownerColumn}=eq.${persona.otherId}`, body), isRefused ? "refused" : "none"),
    call(patch("", body), expected),
    call(patch("", body, MINIMAL), accepted(expected)),
    call(
      patch(`${ownerColumn}=eq.${persona.ownId}`, { ...body, [ownerColumn]: persona.otherId }),
      "refused",
    ),
  ];
}

function deletions({ relation, verdict, persona, prompts }: Context): WriteCall[] {
  const key = relation.ownerColumn ?? "id";
  const own = relation.ownerColumn === null ? prompts.known : persona.ownId;
  const other = relation.ownerColumn === null ? prompts.fresh : persona.otherId;
  const isAllowed = verdict.deletesOwn && mayWrite(persona);
  const remove = (query: string, expected: WriteOutcome, headers = REPRESENTATION): WriteCall => ({
    request: { method: "DELETE", path: `${bareName(relation.name)}?${query}`, headers },
    expected,
    without: "nothing",
  });
  return [
    remove(`${key}=eq.${own}`, isAllowed ? "own" : "refused"),
    remove(`${key}=eq.${own}`, isAllowed ? "passes" : "refused", MINIMAL),
    remove(`${key}=eq.${other}`, isAllowed ? "none" : "refused"),
    remove("", isAllowed ? "own" : "refused"),
    remove("", isAllowed ? "passes" : "refused", MINIMAL),
  ];
}

function upserts(context: Context): WriteCall[] {
  const { relation, verdict, persona, prompts } = context;
  const own = rowOf(relation, { ownerId: persona.ownId, promptId: prompts.known });
  const canInsert =
    relation.ownerColumn !== null && outcomeOf(context, Object.keys(own), "insert") === "own";
  const path = `${bareName(relation.name)}?on_conflict=${relation.conflictColumns.join(",")}`;
  const upsert = (row: object, resolution: string, expected: WriteOutcome): WriteCall => ({
    request: {
      method: "POST",
      path,
      body: row,
      headers: { prefer: `resolution=${resolution}-duplicates,return=representation` },
    },
    expected,
    without: "nothing",
  });
  if (persona.name === "secret key" && verdict.secretKeyInserts === true) return [];
  const mayUpsert = verdict.upsertsOwn && mayWrite(persona);
  const calls = [
    upsert(own, "merge", mayUpsert ? "own" : "refused"),
    upsert(own, "ignore", canInsert ? "none" : "refused"),
  ];
  if (relation.ownerColumn === null) return calls;
  const forged = { ...own, [relation.ownerColumn]: persona.otherId };
  return [...calls, upsert(forged, "merge", "refused"), upsert(forged, "ignore", "refused")];
}

export function writeCalls(
  relation: Relation,
  { persona, prompts }: { persona: Persona; prompts: PromptIds },
): WriteCall[] {
  const verdict = RELATION_VERDICTS[relation.name];
  if (verdict === undefined) return [];
  const context = { relation, verdict, persona, prompts };
  return [
    ...relation.columns.flatMap((column) => [
      ...insertions(context, column),
      ...updates(context, column),
    ]),
    ...upserts(context),
    ...deletions(context),
  ];
}
