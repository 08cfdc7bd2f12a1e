import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { MAX_SEARCH_CHARACTERS } from "@/config/limits";

import { asReader } from "../support/as-reader";
import { loadPrompts } from "../support/generated-prompts";
import { hasRealPostgres, startRealPostgres, type RealPostgres } from "../support/real-postgres";
import { ACCOUNT_FUNCTIONS, BROWSER_FUNCTIONS, SECRET_KEY_FUNCTIONS } from "./access-verdicts";

const PROMPT_COUNT = 2000;
const LOADING_MS = 120_000;
const SLOWEST_MS = 100;
const TRIES = 5;
const USER = "00000000-0000-4000-8000-000000000009";

const kilobytes = (count: number) => (unit: string) =>
  unit.repeat(Math.ceil((count * 1000) / Buffer.byteLength(unit)));
const LENGTHS: readonly [string, (unit: string) => string][] = [
  [
    "as long as allowed",
    (unit) => unit.repeat(MAX_SEARCH_CHARACTERS).slice(0, MAX_SEARCH_CHARACTERS),
  ],
  ["as long as gets a suggestion", (unit) => unit.repeat(60).slice(0, 60)],
  ["10 kB", kilobytes(10)],
  ["300 kB", kilobytes(300)],
];
const PATTERNS: readonly [string, string][] = [
  ["of one sign", "€"],
  ["of many signs", "日本語、中文!?§±×÷¶«»"],
  ["of signs that mean something to like", String.raw`%_\\`],
  ["of signs that mean something to a regular expression", String.raw`(.+)+\1`],
  ["in one word", "a"],
  ["in one word of changing letters", "ab1cd2ef3"],
  ["in many short words", "a1b2"],
  ["in many words", "plan the "],
  ["in many words with a typo", "plam thw "],
];

type Parameter = { name: string; type: string; hasDefault: boolean };

/** PostgreSQL itself refuses what is no number, time, or identifier. */
const takesText = ({ type }: Parameter): boolean => type === "text" || type === "jsonb";

const PARAMETERS = `
  select p.proargnames[i] as name, format_type(p.proargtypes[i - 1], null) as type,
    i > p.pronargs - p.pronargdefaults as "hasDefault"
  from pg_proc p, generate_series(1, p.pronargs) i where p.oid = $1::regproc order by i`;

describe.skipIf(!hasRealPostgres)("on a real PostgreSQL with 2,000 prompts", () => {
  let postgres: RealPostgres;
  beforeAll(async () => {
    postgres = await startRealPostgres(2);
    await loadPrompts((sql) => postgres.pool.query(sql), PROMPT_COUNT);
    await postgres.pool.query("insert into auth.users (id) values ($1)", [USER]);
  }, LOADING_MS);
  afterAll(() => postgres.stop());

  const parametersOf = async (name: string) =>
    (await postgres.pool.query<Parameter>(PARAMETERS, [name])).rows;

  /** The call as PostgREST makes it: the body is one JSON value, parsed by the database. */
  function callOf(name: string, parameters: readonly Parameter[]): string {
    const columns = parameters.map((parameter) => `${parameter.name} ${parameter.type}`);
    const given = parameters.map((parameter) => `${parameter.name} => _.${parameter.name}`);
    return `select f.* from json_to_record($1) as _(${columns.join(", ")}), ${name}(${given.join(", ")}) f`;
  }

  /** The quickest of a few: other work on this machine slows some down. */
  async function quickestMs(userId: string | null, sql: string, body: object): Promise<number> {
    const times: number[] = [];
    while (times.length < TRIES) {
      const start = performance.now();
      await asReader(postgres.pool, userId, { sql, values: [JSON.stringify(body)] });
      times.push(performance.now() - start);
      if ((times.at(-1) ?? 0) < SLOWEST_MS) break;
    }
    return Math.min(...times);
  }

  describe.each([...BROWSER_FUNCTIONS, ...ACCOUNT_FUNCTIONS])("%s", (name) => {
    const callers: [string, string | null][] = [
      ["a guest", null],
      ["a user", USER],
    ];
    test.each(callers.slice(ACCOUNT_FUNCTIONS.includes(name) ? 1 : 0))(
      "answers %s in time, whatever an argument holds",
      async (_who, userId) => {
        const parameters = await parametersOf(name);
        const slow: string[] = [];
        for (const hostile of parameters.filter(takesText)) {
          const sent = parameters.filter((one) => one === hostile || !one.hasDefault);
          const sql = callOf(name, sent);
          for (const [length, fill] of LENGTHS)
            for (const [pattern, unit] of PATTERNS) {
              const body = sent.map((one) => [one.name, one === hostile ? fill(unit) : "the"]);
              const ms = await quickestMs(userId, sql, Object.fromEntries(body));
              if (ms > SLOWEST_MS) slow.push(`${hostile.name}, ${length} ${pattern}: ${ms} ms`);
            }
        }
        expect(slow).toEqual([]);
      },
    );
  });

  test("every function of the edge functions refuses a text that is too long", async () => {
    const long = "x".repeat(300_000);
    const answers: Record<string, unknown> = {};
    for (const name of SECRET_KEY_FUNCTIONS) {
      const parameters = await parametersOf(name);
      for (const { name: hostile, type } of parameters.filter(takesText)) {
        const body = JSON.stringify({ [hostile]: type === "text" ? long : { long } });
        answers[`${name}(${hostile})`] = await postgres.pool
          .query(callOf(name, parameters), [body])
          .then(
            () => "accepted",
            ({ code }) => code,
          );
      }
    }
    expect(new Set(Object.values(answers)), JSON.stringify(answers)).toEqual(new Set(["22001"]));
  });

  test.each([
    ["guest", null, "3s"],
    ["user", USER, "8s"],
  ])(
    "no statement of a %s goes on for long, whatever it filters by",
    async (_who, userId, most) => {
      const [row] = await asReader<{ most: string }>(postgres.pool, userId, {
        sql: "select current_setting('statement_timeout') as most",
      });
      expect(row).toEqual({ most });
      // So many that the quickest machine needs longer than is allowed.
      const slow = Array.from({ length: 60 }, (_, dots) => {
        return String.raw`content ~ '(.+)+${".".repeat(dots)}\1'`;
      }).join(" and ");
      const sql = `select id from public.prompts where ${slow}`;
      const filtered = asReader(postgres.pool, userId, { sql });
      await expect(filtered).rejects.toMatchObject({ code: "57014" });
    },
  );
});
