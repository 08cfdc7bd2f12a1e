import type { RestCall } from "../support/rest-caller";
import {
  bareName,
  isExposed,
  schemaOf,
  type Catalogue,
  type DatabaseFunction,
  type Relation,
} from "./access-catalogue";
import { sampleOf } from "./access-fixture";

/** Every verb and every column of a relation that is not exposed, by profile header and by name. */
export function hiddenRelationCalls(relation: Relation, { relations }: Catalogue): RestCall[] {
  const table = bareName(relation.name);
  const read = { "accept-profile": schemaOf(relation.name) };
  const write = { "content-profile": schemaOf(relation.name), prefer: "return=representation" };
  const hasExposedNamesake = relations.some(
    (other) => isExposed(other) && bareName(other.name) === table,
  );
  const names = hasExposedNamesake ? [relation.name] : [relation.name, table];
  const row = Object.fromEntries(relation.columns.map((column) => [column.name, sampleOf(column)]));
  return [
    ...names.flatMap((path): RestCall[] => [
      { method: "GET", path },
      { method: "POST", path, body: row },
      { method: "PATCH", path, body: row },
      { method: "DELETE", path },
    ]),
    { method: "HEAD", path: table, headers: { ...read, prefer: "count=exact" } },
    { method: "POST", path: table, body: row, headers: write },
    { method: "DELETE", path: table, headers: write },
    ...relation.columns.flatMap(({ name }): RestCall[] => [
      { method: "GET", path: `${table}?select=${name}&order=${name}`, headers: read },
      { method: "PATCH", path: table, body: { [name]: row[name] }, headers: write },
    ]),
  ];
}

/** A function by POST and by GET, by its bare name and by profile header. */
export function functionCalls(called: DatabaseFunction): RestCall[] {
  const body = Object.fromEntries(called.arguments.map((one) => [one.name, sampleOf(one)]));
  const query = new URLSearchParams(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  );
  const profile = schemaOf(called.name);
  const path = `rpc/${bareName(called.name)}`;
  const byName: RestCall[] = [
    { method: "POST", path, body },
    { method: "GET", path: `${path}?${query.toString()}` },
  ];
  if (isExposed(called)) return byName;
  return [
    ...byName,
    { method: "POST", path, body, headers: { "content-profile": profile } },
    { method: "GET", path: `${path}?${query.toString()}`, headers: { "accept-profile": profile } },
    { method: "POST", path: `rpc/${called.name}`, body },
  ];
}
