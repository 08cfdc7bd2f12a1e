import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { restCaller } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";
import { readCatalogue } from "./access-catalogue";
import {
  compareExposedPrivileges,
  comparePrivileges,
  compareWithVerdicts,
  readDefaultPrivileges,
  readUnguarded,
} from "./access-coverage";
import { prepareMatrix, differencesOf, startMatrix, type Matrix } from "./access-matrix";
import { PERSONAS } from "./access-personas";
import {
  ACCOUNT_FUNCTIONS,
  BROWSER_FUNCTIONS,
  HIDDEN_OBJECTS,
  RELATION_VERDICTS,
  SECRET_KEY_FUNCTIONS,
} from "./access-verdicts";

let backend: TestBackend;
let matrix: Matrix;

beforeAll(async () => {
  backend = await startTestBackend();
  matrix = await startMatrix(backend, await prepareMatrix(backend));
});
afterAll(() => backend.close());

const OBJECTS = [
  ...Object.keys(RELATION_VERDICTS),
  ...BROWSER_FUNCTIONS,
  ...ACCOUNT_FUNCTIONS,
  ...SECRET_KEY_FUNCTIONS,
  ...Object.keys(HIDDEN_OBJECTS).filter((name) => name.includes(".")),
];

describe.each(PERSONAS)("as %s", (personaName) => {
  test.each(OBJECTS)("%s answers every request as its verdict says", async (objectName) => {
    const before = matrix.calls;
    const differences: string[] = [];
    for await (const difference of differencesOf(matrix, { objectName, personaName }))
      differences.push(difference);
    expect(differences).toEqual([]);
    expect(matrix.calls).toBeGreaterThan(before);
  });
});

test("every table, view, column and function of ours has a verdict, and no verdict is left over", async () => {
  expect(compareWithVerdicts(await readCatalogue(backend))).toEqual({
    withoutVerdict: [],
    withoutObject: [],
  });
});

test("a new table, view, column or function is noticed, exposed or not", async () => {
  const planted = await startTestBackend();
  await planted.sql(`
    create table public.planted (id uuid primary key);
    create view library.planted_view as select 1 as one;
    create function private.planted_function() returns integer language sql as 'select 1';
    alter table public.users add column planted_column text;`);
  const { withoutVerdict } = compareWithVerdicts(await readCatalogue(planted));
  await planted.close();
  expect(withoutVerdict.toSorted()).toEqual([
    "library.planted_view",
    "private.planted_function",
    "public.planted",
    "public.planted.id",
    "public.users.planted_column",
  ]);
});

test("inside the database each role holds what the verdicts say of hidden objects, and no more", async () => {
  const { held, reviewed } = await comparePrivileges(backend);
  expect(held).toEqual(reviewed);
});

test("inside the database each role holds what the verdicts say of exposed relations, and no more", async () => {
  const { held, reviewed } = await compareExposedPrivileges(backend);
  expect(held).toEqual(reviewed);
});

test("what a migration creates is nobody's until it is granted", async () => {
  const fresh = await startTestBackend();
  const held = await readDefaultPrivileges(fresh);
  await fresh.close();
  expect(held).toEqual([
    "public.planted",
    "private.planted",
    "public.planted_table",
    "private.planted_table",
  ]);
});

test("every table of ours has row-level security, and every view obeys its reader's", async () => {
  expect(await readUnguarded(backend)).toEqual([]);
});

test("a definer function never searches a path that others may write to", async () => {
  const loose = await backend.sql<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'library', 'private') and p.prosecdef
      and not coalesce(p.proconfig::text like '%search_path=%', false)`);
  expect(loose).toEqual([]);
});

test("a token without a signature, or with another account's, is refused", async () => {
  const { body } = await restCaller(
    backend,
    null,
    backend.keys.secretKey,
  )({
    method: "GET",
    path: "users?select=id&limit=1",
  });
  const [{ id }] = body as [{ id: string }];
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = encode({
    sub: id,
    role: "authenticated",
    exp: Math.floor(Date.now() / 1000) + 60,
  });
  const header = encode({ alg: "none", typ: "JWT" });
  for (const token of [`${header}.${claims}.`, `${header}.${claims}.forged`, "not-a-token"]) {
    const { status } = await restCaller(backend, token)({ method: "GET", path: "users" });
    expect(status).toBe(401);
  }
});
