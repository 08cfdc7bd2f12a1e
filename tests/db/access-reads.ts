import type { RestCall } from "../support/rest-caller";
import {
  bareName,
  isExposed,
  type Catalogue,
  type Column,
  type Relation,
} from "./access-catalogue";
import { PAID_MARK } from "./access-fixture";
import type { Persona, PersonaName } from "./access-personas";
import { RELATION_VERDICTS, type Reach, type RelationVerdict } from "./access-verdicts";

/** `paid`: exactly the premium prompts come back. */
export type ReadOutcome = Reach | "paid";
export type ReadCall = { request: RestCall; expected: ReadOutcome };

const REFUSED_TOKENS: readonly PersonaName[] = ["forged token", "expired token"];
export const hasRefusedToken = ({ name }: Persona): boolean => REFUSED_TOKENS.includes(name);
export const readsPaidText = ({ name }: Persona): boolean =>
  name === "premium" || name === "secret key";

export function reachOf({ reads }: RelationVerdict, persona: Persona): Reach {
  if (hasRefusedToken(persona)) return "refused";
  if (persona.name === "anonymous") return reads.anonymous;
  return persona.name === "secret key" ? reads.secretKey : reads.signedIn;
}

const get = (path: string, headers: Record<string, string> = {}): RestCall => ({
  method: "GET",
  path,
  headers,
});

function columnReads(
  table: string,
  { name: column, type }: Column,
): [RestCall, "rows" | "search"][] {
  const plain: [RestCall, "rows"][] = [
    `select=${column}`,
    `select=renamed:${column}`,
    `select=${column}&or=(${column}.is.null,${column}.not.is.null)`,
    `select=${column}&order=${column}.desc.nullslast`,
  ].map((query) => [get(`${table}?${query}`), "rows"]);
  if (type !== "text") return plain;
  const searches: [RestCall, "search"][] = [
    `${column}=ilike.*${PAID_MARK}*`,
    `${column}=imatch.${PAID_MARK}`,
    `or=(${column}.like.*${PAID_MARK}*,${column}.eq.${PAID_MARK})`,
  ].map((query) => [get(`${table}?select=${column}&${query}`), "search"]);
  return [...plain, ...searches];
}

/** Every column on its own: selected, renamed, filtered, ordered by, searched. */
function callsOnColumns(
  relation: Relation,
  verdict: RelationVerdict,
  persona: Persona,
): ReadCall[] {
  const reach = reachOf(verdict, persona);
  return relation.columns.flatMap((column) => {
    const isReadable = verdict.columns[column.name]?.includes("read") === true;
    const rows: Reach = isReadable ? reach : "refused";
    const isPaid = column.name === verdict.paidColumn && readsPaidText(persona);
    const search: ReadOutcome = rows === "refused" ? "refused" : isPaid ? "paid" : "none";
    return columnReads(bareName(relation.name), column).map(([request, kind]): ReadCall => ({
      request,
      expected: kind === "rows" ? rows : search,
    }));
  });
}

function callsOnRows(relation: Relation, verdict: RelationVerdict, persona: Persona): ReadCall[] {
  const table = bareName(relation.name);
  const [first] = relation.columns;
  const reach = reachOf(verdict, persona);
  const requests: RestCall[] = [
    get(`${table}?select=*`),
    get(`${table}?select=*`, { prefer: "count=exact" }),
    get(`${table}?select=*`, { prefer: "count=planned" }),
    get(`${table}?select=*`, { prefer: "count=estimated" }),
    get(`${table}?select=*`, { range: "0-99", "range-unit": "items" }),
    { method: "HEAD", path: `${table}?select=*`, headers: { prefer: "count=exact" } },
  ];
  const aggregates = ["max()", "min()", "count()"].map((call) =>
    get(`${table}?select=${first?.name ?? ""}.${call}`),
  );
  return [
    ...requests.map((request) => ({ request, expected: reach })),
    ...aggregates.map((request): ReadCall => ({ request, expected: "refused" })),
  ];
}

/** Every other relation, exposed or not, carried along with the row. */
function callsOnEmbeds(
  relation: Relation,
  { catalogue, persona }: { catalogue: Catalogue; persona: Persona },
): ReadCall[] {
  const verdict = RELATION_VERDICTS[relation.name];
  if (verdict === undefined) return [];
  const others = catalogue.relations.filter(
    ({ name }) => bareName(name) !== bareName(relation.name),
  );
  return others.flatMap((other) => {
    const carried = isExposed(other) ? RELATION_VERDICTS[other.name] : undefined;
    const isEmbeddable = carried !== undefined && verdict.embeds.includes(bareName(other.name));
    if (!isExposed(other) && verdict.embeds.includes(bareName(other.name))) return [];
    const column = other.columns[0]?.name ?? "";
    const base = relation.columns[0]?.name ?? "";
    const isRefused =
      !isEmbeddable ||
      reachOf(carried, persona) === "refused" ||
      reachOf(verdict, persona) === "refused";
    const paid = other.columns.some(({ name }) => name === "content") ? ",content" : "";
    return [
      `select=${base},${bareName(other.name)}(${column}${paid})`,
      `select=${base},x:${bareName(other.name)}(${column})&order=${base}`,
    ].map((query): ReadCall => ({
      request: get(`${bareName(relation.name)}?${query}`),
      expected: isRefused ? "refused" : reachOf(verdict, persona),
    }));
  });
}

export function readCalls(
  relation: Relation,
  context: { catalogue: Catalogue; persona: Persona },
): ReadCall[] {
  const verdict = RELATION_VERDICTS[relation.name];
  if (verdict === undefined) return [];
  return [
    ...callsOnRows(relation, verdict, context.persona),
    ...callsOnColumns(relation, verdict, context.persona),
    ...callsOnEmbeds(relation, context),
  ];
}
