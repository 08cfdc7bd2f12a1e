import type { Client } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { accountDeletion } from "../support/account-functions";
import { makeToken, programFunctions } from "../support/program-functions";
import { createAccount, restCaller, subscribe, type Account } from "../support/rest-caller";
import { SITE_URL, startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
let programs: ReturnType<typeof programFunctions>;
let free: Account;
let premium: Account;
let freeToken: string;
let premiumToken: string;
/** A premium prompt with the beginning of a line that only its body has. */
let secret: { slug: string; content: string };
let open: { slug: string; content: string };

beforeAll(async () => {
  backend = await startTestBackend();
  programs = programFunctions(backend);
  [free, premium] = [await createAccount(backend), await createAccount(backend)];
  await subscribe(backend, premium.id);
  [freeToken, premiumToken] = [await makeToken(free), await makeToken(premium)];
  [secret] = (await backend.sql<typeof secret>(
    "select p.slug, b.content from library.premium_bodies b join library.prompts p on p.id = b.prompt_id order by p.slug limit 1",
  )) as [typeof secret];
  [open] = (await backend.sql<typeof open>(
    "select slug, content from library.prompts where not is_premium and content ~ '\\[[A-Z ]+\\]' order by slug limit 1",
  )) as [typeof open];
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.sql("delete from private.rate_windows");
});

type ToolAnswer = { isError: boolean; text: string };

async function callTool(client: Client, name: string, given: object): Promise<ToolAnswer> {
  const { content, isError } = await client.callTool({ name, arguments: { ...given } });
  const texts = content.map((part) => (part.type === "text" ? part.text : part.type));
  return { isError: isError === true, text: texts.join("\n") };
}

describe("the official client", () => {
  test("finds four tools, and a page of prompts with arguments", async () => {
    const client = await programs.connect();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      "enhance_prompt",
      "get_prompt",
      "list_my_prompts",
      "search_prompts",
    ]);
    const { prompts } = await client.listPrompts();
    expect(prompts.length).toBeGreaterThan(100);
    const listed = prompts.find(({ name }) => name === open.slug);
    expect(listed?.arguments?.length).toBeGreaterThan(0);
  });

  test("gets a prompt by tool and by name, with the blanks filled", async () => {
    const client = await programs.connect();
    const found = await callTool(client, "search_prompts", { query: "cover letter", limit: 3 });
    const [first] = JSON.parse(found.text) as [{ slug: string; isLocked: boolean }];
    expect(first.slug).toMatch(/cover-letter/);

    const { prompts } = await client.listPrompts();
    const [blank] = prompts.find(({ name }) => name === open.slug)?.arguments ?? [];
    if (blank === undefined) throw new Error("The prompt has no blank.");
    const values = { [blank.name]: "a small bakery" };
    const got = await callTool(client, "get_prompt", { prompt: open.slug, arguments: values });
    expect(got).toMatchObject({ isError: false, text: expect.stringContaining("a small bakery") });

    const { messages } = await client.getPrompt({ name: open.slug, arguments: values });
    expect(JSON.stringify(messages)).toContain("a small bakery");
  });

  test("lists and gets the prompts of its account alone", async () => {
    await free.call({
      method: "POST",
      path: "own_prompts",
      body: { title: "Mine", content: "Write to [NAME]." },
    });
    const client = await programs.connect(freeToken);
    const { text } = await callTool(client, "list_my_prompts", {});
    const [own] = JSON.parse(text) as [{ id: string; title: string }];
    expect(own.title).toBe("Mine");
    const filled = { prompt: own.id, arguments: { name: "Ada" } };
    expect(await callTool(client, "get_prompt", filled)).toMatchObject({ text: "Write to Ada." });

    const other = await programs.connect(premiumToken);
    expect(await callTool(other, "list_my_prompts", {})).toMatchObject({ text: "[]" });
    expect(await callTool(other, "get_prompt", filled)).toMatchObject({ isError: true });
  });

  test.each(["enhance_prompt", "list_my_prompts"])("is asked for a token by %s", async (name) => {
    const client = await programs.connect();
    expect(await callTool(client, name, { prompt: "write a poem" })).toMatchObject({
      isError: true,
      text: expect.stringContaining("access token"),
    });
  });
});

describe("a premium text", () => {
  const body = () => secret.content.slice(210, 260);

  test.each([
    ["nobody", () => undefined, false],
    ["an account without Premium", () => freeToken, false],
    ["a subscriber", () => premiumToken, true],
  ])("is read by %s: %s", async (_who, tokenOf, isOpen) => {
    const client = await programs.connect(tokenOf());
    const words = { query: secret.content.slice(210, 250).trim() };
    const said = [
      await callTool(client, "get_prompt", { prompt: secret.slug }),
      await callTool(client, "search_prompts", words),
      await client.getPrompt({ name: secret.slug }).catch((error: unknown) => String(error)),
      await client.listPrompts(),
      await programs.get(`/prompts/${secret.slug}`, tokenOf()),
    ].map((one) => JSON.stringify(one));
    const needle = JSON.stringify(body()).slice(1, -1);
    expect(said.some((one) => one.includes(needle))).toBe(isOpen);
    const listed = JSON.parse(said[3] ?? "") as { prompts: { name: string }[] };
    expect(listed.prompts.some(({ name }) => name === secret.slug)).toBe(isOpen);
    // What the search finds in a body tells what is in it.
    expect(said[1]?.includes(secret.slug)).toBe(isOpen);
  });

  test("is closed again when the subscription ends", async () => {
    const account = await createAccount(backend);
    await subscribe(backend, account.id);
    const token = await makeToken(account);
    expect((await programs.get(`/prompts/${secret.slug}`, token)).body).toMatchObject({
      isLocked: false,
    });
    await subscribe(backend, account.id, { status: "canceled" });
    expect((await programs.get(`/prompts/${secret.slug}`, token)).body).toMatchObject({
      isLocked: true,
      content: expect.not.stringContaining(body()),
    });
  });
});

describe("enhancing", () => {
  test("counts as a use of the account, is kept in its history, and ends with the quota", async () => {
    const account = await createAccount(backend);
    const client = await programs.connect(await makeToken(account));
    const texts = ["a poem about the sea", "a poem about a train", "a poem about rain"];
    const answers: ToolAnswer[] = [];
    for (const text of texts) {
      answers.push(await callTool(client, "enhance_prompt", { prompt: `write ${text}` }));
    }
    expect(answers.map(({ isError }) => isError)).toEqual([false, false, true]);
    expect(answers[2]?.text).toBe("You have used all your free enhancements.");
    const { body } = await account.call({ method: "GET", path: "users?select=prompt_usage_count" });
    expect(body).toEqual([{ prompt_usage_count: 2 }]);
    const history = await account.call({ method: "GET", path: "enhancements?select=original" });
    expect(history.body).toHaveLength(2);
  });

  test("is refused with a revoked token at the enhancer itself", async () => {
    const account = await createAccount(backend);
    const token = await makeToken(account);
    await account.call({ method: "DELETE", path: "access_tokens?name=eq.test" });
    const answer = await backend.generatePrompt(
      new Request(`${SITE_URL}/functions/v1/generate-prompt`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ prompt: "write a poem" }),
      }),
    );
    expect(answer.status).toBe(401);
  });
});

describe("a token", () => {
  test("is shown once: no request reads it or its hash afterwards", async () => {
    const account = await createAccount(backend);
    const token = await makeToken(account, "  Laptop  ");
    expect(token).toMatch(/^bpt_[\da-f]{64}$/);
    const rows = await account.call({ method: "GET", path: "access_tokens?select=*" });
    expect(rows.body).toMatchObject([{ name: "Laptop", last_used_on: null }]);
    expect(rows.text).not.toContain(token);
    const stored = await backend.sql<{ token_hash: string }>(
      `select h.token_hash from private.access_token_hashes h
       join public.access_tokens t on t.id = h.token_id where t.user_id = '${account.id}'`,
    );
    expect(stored[0]?.token_hash).toMatch(/^[\da-f]{64}$/);
    expect(stored[0]?.token_hash).not.toBe(token.slice(4));
  });

  test("says on which day it was used last", async () => {
    const account = await createAccount(backend);
    await programs.get("/my-prompts", await makeToken(account));
    const { body } = await account.call({
      method: "GET",
      path: "access_tokens?select=last_used_on",
    });
    expect(body).toEqual([{ last_used_on: expect.stringMatching(/^\d{4}-\d\d-\d\d/) }]);
  });

  test("opens no table, and neither payment nor deletion", async () => {
    const call = restCaller(backend, freeToken);
    expect((await call({ method: "GET", path: "users" })).status).toBe(401);
    expect((await call({ method: "GET", path: "access_tokens" })).status).toBe(401);
    const remove = accountDeletion(backend, { provider: undefined });
    expect((await remove({ token: freeToken }, { password: "x" })).status).toBe(401);
  });

  test.each([
    ["empty", "  ", "bad_name"],
    ["too long", "x".repeat(61), "bad_name"],
    ["missing", null, "bad_name"],
  ])("with a name that is %s is not made", async (_kind, name, status) => {
    const path = "rpc/create_access_token";
    const { body } = await free.call({ method: "POST", path, body: { p_name: name } });
    expect(body).toEqual([{ status, token: null }]);
  });

  test("is one of ten at most", async () => {
    const account = await createAccount(backend);
    for (let made = 0; made < 10; made += 1) await makeToken(account);
    await expect(makeToken(account)).rejects.toThrow("too_many");
  });

  test("is gone with its account", async () => {
    const account = await createAccount(backend);
    const token = await makeToken(account);
    await backend.sql(`delete from auth.users where id = '${account.id}'`);
    expect((await programs.get("/prompts", token)).status).toBe(401);
  });

  test.each([
    ["guessed", () => `bpt_${"0".repeat(64)}`],
    ["cut", () => freeToken.slice(0, -1)],
    ["a session's", () => free.token],
    ["a long text", () => "x".repeat(20_000)],
  ])("that is %s is refused, not taken for a guest's", async (_kind, tokenOf) => {
    const answer = await programs.get("/prompts", tokenOf());
    expect(answer).toMatchObject({ status: 401, body: { error: { code: "UNKNOWN_TOKEN" } } });
    await expect(programs.connect(tokenOf())).rejects.toThrow("UNKNOWN_TOKEN");
  });

  test("that was revoked is refused from the next request on", async () => {
    const account = await createAccount(backend);
    const token = await makeToken(account);
    const client = await programs.connect(token);
    expect(await callTool(client, "list_my_prompts", {})).toMatchObject({ isError: false });
    await account.call({ method: "DELETE", path: "access_tokens?name=eq.test" });
    await expect(callTool(client, "list_my_prompts", {})).rejects.toThrow("UNKNOWN_TOKEN");
    expect((await programs.get("/my-prompts", token)).status).toBe(401);
  });

  test("that is guessed uses up the guesses of its network, and of no other", async () => {
    await backend.sql(
      "update private.limits set value = 3 where name = 'network_reads_per_minute'",
    );
    const guess = (network: string) =>
      programs.get("/prompts", `bpt_${"1".repeat(64)}`, { "x-test-network": network });
    const statuses = [];
    for (let tries = 0; tries < 4; tries += 1) statuses.push((await guess("one")).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect((await guess("other")).status).toBe(401);
    await backend.sql(
      "update private.limits set value = 120 where name = 'network_reads_per_minute'",
    );
  });
});

describe("the JSON API", () => {
  test("searches, lists from a slug on, and reads one prompt with its blanks", async () => {
    const found = await programs.get("/prompts?q=cover+letter&category=Career&limit=2");
    expect(found.body.prompts).toHaveLength(2);
    expect(found.body.prompts[0]).not.toHaveProperty("content");
    const first = await programs.get("/prompts?limit=2");
    const after = await programs.get(`/prompts?limit=2&after=${first.body.prompts[1].slug}`);
    expect(after.body.prompts[0].slug > first.body.prompts[1].slug).toBe(true);
    const one = await programs.get(`/prompts/${open.slug}`);
    expect(one.body).toMatchObject({ slug: open.slug, content: open.content, isLocked: false });
    expect(one.body.blanks.length).toBeGreaterThan(0);
  });

  test("describes itself, every path of it", async () => {
    const { status, body } = await programs.get("/openapi.json");
    expect(status).toBe(200);
    expect(Object.keys(body.paths)).toEqual([
      "/api/prompts",
      "/api/prompts/{slug}",
      "/api/my-prompts",
      "/api/my-prompts/{id}",
      "/generate-prompt",
    ]);
  });

  test.each([
    ["/prompts?limit=0", 400],
    ["/prompts?limit=1e9", 400],
    [`/prompts?q=${"x".repeat(201)}`, 400],
    ["/prompts?q=%25%27%3B--", 200],
    ["/prompts?q=%00", 200],
    ["/prompts?q=cover%00letter&category=Career%00", 200],
    ["/prompts?after=%00", 200],
    ["/prompts/no-such-prompt", 404],
    ["/prompts/..%2f..%2fusers", 404],
    ["/my-prompts", 401],
    ["/users", 404],
    ["", 404],
  ])("answers %s with %d", async (path, status) => {
    expect((await programs.get(path)).status).toBe(status);
  });

  test("keeps an account to its requests a minute, and says when to come back", async () => {
    await backend.sql("update private.limits set value = 2 where name = 'user_reads_per_minute'");
    const statuses = [];
    for (let tries = 0; tries < 3; tries += 1) {
      statuses.push((await programs.get("/my-prompts", freeToken)).status);
    }
    const refused = await programs.get("/my-prompts", freeToken);
    await backend.sql("update private.limits set value = 120 where name = 'user_reads_per_minute'");
    expect(statuses).toEqual([200, 200, 429]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await programs.get("/my-prompts", premiumToken)).status).toBe(200);
  });

  test("is not for the pages of other sites", async () => {
    const headers = { origin: "https://elsewhere.example" };
    expect((await programs.get("/prompts", freeToken, headers)).status).toBe(403);
  });

  test("says that it does not work when the database is gone, and logs why", async () => {
    const client = { rpc: async () => ({ data: null, error: { message: "gone" } }) };
    const broken = programFunctions(backend, { client });
    const { status, body } = await broken.get("/prompts");
    expect({ status, code: body.error.code }).toEqual({ status: 503, code: "UNAVAILABLE" });
    expect(broken.log).toMatchObject([{ event: "api", outcome: "503 UNAVAILABLE" }]);
  });
});

describe("hostile calls of the MCP server", () => {
  const post = (body: string) =>
    programs.mcp(
      new Request(`${SITE_URL}/functions/v1/mcp`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
        },
        body,
      }),
    );

  test.each([
    ["no JSON", "{", 400],
    ["a body that is too large", JSON.stringify({ x: "y".repeat(60_000) }), 413],
    ["no method", JSON.stringify({ jsonrpc: "2.0", id: 1 }), 400],
  ])("%s is refused", async (_what, body, status) => {
    expect((await post(body)).status).toBe(status);
  });

  test.each([
    ["search_prompts", { query: "x".repeat(201) }],
    ["search_prompts", { query: "mail", limit: 1e9 }],
    ["get_prompt", { prompt: "constructor" }],
    ["get_prompt", { prompt: "no-such-prompt", arguments: { __proto__: "x" } }],
    ["enhance_prompt", { prompt: "" }],
  ])("%s with %o is told off and does no harm", async (name, given) => {
    const client = await programs.connect(freeToken);
    expect(await callTool(client, name, given)).toMatchObject({ isError: true });
  });

  test("an unknown tool and an unknown prompt are errors of the protocol", async () => {
    const client = await programs.connect();
    await expect(client.callTool({ name: "drop_tables", arguments: {} })).rejects.toThrow(
      "drop_tables",
    );
    await expect(client.getPrompt({ name: "no-such-prompt" })).rejects.toThrow("no prompt");
  });
});
