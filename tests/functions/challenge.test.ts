import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, describe, expect, test, vi } from "vitest";

import { createTurnstile } from "../../supabase/functions/generate-prompt/quota/challenge";
import { AS_USER, bodyRequest, promptRequest, setUpHandler, SITE } from "./handler-setup";
import { CHALLENGING, COMMITTED, HELD, recordedQuota } from "./recorded-quota";

const PROMPT = "haiku about rain";

/** A handler whose vendor knows one good token, and what the vendor was asked. */
function setUpChallenge(reservation: Parameters<typeof recordedQuota>[0] = CHALLENGING) {
  const asked: string[] = [];
  const verifyChallenge = (token: string) => {
    asked.push(token);
    return Promise.resolve(token === "good");
  };
  return { asked, ...setUpHandler({ verifyChallenge, quota: recordedQuota(reservation) }) };
}

describe("the challenge", () => {
  test.each([
    [{ prompt: PROMPT }, []],
    [{ prompt: PROMPT, turnstileToken: 7 }, []],
    [{ prompt: PROMPT, turnstileToken: "bad" }, ["bad"]],
  ])("is required of a guest who sends %o", async (body, tokens) => {
    const { handle, asked } = setUpChallenge();
    const response = await handle(bodyRequest(body));
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: "TURNSTILE_REQUIRED" } });
    expect(asked).toEqual(tokens);
  });

  test("is passed with a good token", async () => {
    const { handle, asked, quota } = setUpChallenge();
    const response = await handle(bodyRequest({ prompt: PROMPT, turnstileToken: "good" }));
    expect(response.status).toBe(200);
    expect(asked).toEqual(["good"]);
    expect(quota.settled).toEqual([COMMITTED]);
  });

  test.each([
    ["the first call, which needs none", HELD, 200],
    [
      "a call over the limit",
      { ...HELD, status: "rate_limited", retryAfterSeconds: 9 } as const,
      429,
    ],
  ])("does not ask the vendor for %s", async (_name, reservation, status) => {
    const { handle, asked } = setUpChallenge(reservation);
    const response = await handle(bodyRequest({ prompt: PROMPT, turnstileToken: "good" }));
    expect(response.status).toBe(status);
    expect(asked).toEqual([]);
  });

  test("is nothing for users, and nothing where none is configured", async () => {
    const user = setUpChallenge();
    await user.handle(promptRequest(PROMPT, AS_USER));
    expect(user.quota.reserved).toMatchObject([{ needsChallenge: false }]);
    const open = setUpHandler();
    await open.handle(bodyRequest({ prompt: PROMPT, turnstileToken: "x" }));
    expect(open.quota.reserved).toMatchObject([{ needsChallenge: false }]);
  });

  test("that cannot be checked is 503, and nothing is reserved", async () => {
    const { handle, quota } = setUpHandler({
      verifyChallenge: () => Promise.reject(new Error("down")),
      quota: recordedQuota(CHALLENGING),
    });
    const response = await handle(bodyRequest({ prompt: PROMPT, turnstileToken: "x" }));
    expect(response.status).toBe(503);
    expect(quota.reserved).toMatchObject([{ needsChallenge: true }]);
  });
});

const servers: Server[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A vendor over a real connection. */
async function serve(answer: (response: ServerResponse) => void) {
  let calls = 0;
  const server = createServer((_request, response) => {
    calls += 1;
    answer(response);
  });
  servers.push(server.listen(0, "127.0.0.1").unref());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, calls: () => calls };
}

const GOOD = { success: true, hostname: "site.test", action: "enhance", "error-codes": [] };
const refusedFor = (...codes: string[]) => ({ success: false, "error-codes": codes });

function verifierOf(fetch: typeof globalThis.fetch, allowedOrigins: readonly string[] = [SITE]) {
  return createTurnstile({ secret: "s", allowedOrigins, fetch });
}
const answering = (answer: unknown, status = 200) =>
  verifierOf(() => Promise.resolve(Response.json(answer, { status })));

describe("the vendor's answer", () => {
  test.each<[object, boolean]>([
    [GOOD, true],
    [refusedFor("timeout-or-duplicate"), false],
    [refusedFor("invalid-input-response"), false],
    [{ ...GOOD, hostname: "other.test" }, false],
    [{ ...GOOD, hostname: undefined }, false],
    [{ ...GOOD, action: "login" }, false],
    [{ ...GOOD, action: undefined }, false],
  ])("%o means %s", async (answer, isGood) => {
    expect(await answering(answer)("token")).toBe(isGood);
  });

  test("may name any site where all may call", async () => {
    const fetch = () => Promise.resolve(Response.json({ ...GOOD, hostname: "other.test" }));
    expect(await verifierOf(fetch, ["*"])("token")).toBe(true);
  });

  test.each([
    [
      "says that our secret is wrong",
      refusedFor("invalid-input-secret"),
      200,
      "invalid-input-secret",
    ],
    ["is an error of its own", refusedFor("internal-error"), 500, "internal-error"],
    ["is no success and no refusal", { success: "true" }, 200, "200"],
    ["is null", null, 200, "200"],
    ["is longer than any it gives", { ...GOOD, filler: "x".repeat(50_000) }, 200, "too-large"],
  ])("leaves the token undecided when it %s", async (_name, answer, status, message) => {
    await expect(answering(answer, status)("token")).rejects.toThrow(message);
  });

  test("leaves the token undecided when it is not JSON", async () => {
    const verify = verifierOf(() => Promise.resolve(new Response("<html>", { status: 502 })));
    await expect(verify("token")).rejects.toThrow("502");
  });

  test("is asked for at its own address, with the secret and the token", async () => {
    const sent: Request[] = [];
    const verify = verifierOf((address, init) => {
      sent.push(new Request(address, init));
      return Promise.resolve(Response.json(GOOD));
    });
    await verify("token 1");
    const [request] = sent;
    expect(request?.url).toBe("https://challenges.cloudflare.com/turnstile/v0/siteverify");
    expect(await request?.text()).toBe("secret=s&response=token+1");
  });

  test("is waited for no longer than five seconds, its body included", async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
    const { url } = await serve((response) => response.writeHead(200).write("{"));
    const verify = verifierOf(async (_, init) => {
      const response = await fetch(url, init);
      limit.abort();
      return response;
    });
    await expect(verify("token")).rejects.toThrow("unreadable");
    expect(timeout).toHaveBeenCalledExactlyOnceWith(5000);
  });

  test("does not count when it is a redirect", async () => {
    const other = await serve((response) => response.end(JSON.stringify(GOOD)));
    const { url } = await serve((response) =>
      response.writeHead(307, { location: other.url }).end(),
    );
    await expect(verifierOf((_, init) => fetch(url, init))("token")).rejects.toThrow(
      "fetch failed",
    );
    expect(other.calls()).toBe(0);
  });

  test("is not asked for where the token is longer than any", async () => {
    const verify = verifierOf(() => Promise.reject(new Error("not asked")));
    expect(await verify("x".repeat(2049))).toBe(false);
  });
});
