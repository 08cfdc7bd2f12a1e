import { describe, expect, test } from "vitest";

import type { FailureCode } from "../../supabase/functions/generate-prompt/contract";
import { type Engine, NOTHING_MADE } from "../../supabase/functions/generate-prompt/engine";
import { ApiError } from "../../supabase/functions/generate-prompt/errors";
import { findFailedChecks } from "../../supabase/functions/generate-prompt/text/checks";
import { endlessRequest } from "./endless-body";
import {
  AS_USER,
  asked,
  promptRequest,
  PUBLISHABLE_KEY,
  request,
  setUpHandler,
  SITE,
} from "./handler-setup";
import { COMMITTED, HELD, recordedQuota, REFUNDED } from "./recorded-quota";

/** An engine that ends in this text or error without showing anything before. */
function engineThat(end: () => Promise<string>): Engine {
  return {
    name: "llm",
    // oxlint-disable-next-line require-yield -- nothing is shown before the end
    async *enhance() {
      return { ...NOTHING_MADE, content: await end() };
    },
  };
}

const idOf = (response: Response) => response.headers.get("x-request-id");

async function failureOf(response: Response): Promise<{ code: string; body: unknown }> {
  const body = (await response.json()) as { error: { code: string } };
  return { code: body.error.code, body };
}

describe("a good request", () => {
  test("answers 200 with the prompt, the engine, an id and the usage, and commits the hold", async () => {
    const { handle, quota } = setUpHandler();
    const response = await handle(promptRequest("email boss friday off", AS_USER));
    expect(response.status).toBe(200);
    const body = (await response.json()) as Record<string, unknown>;
    expect(body).toEqual({
      enhancedPrompt: expect.stringMatching(/email.*boss.*friday off/i),
      engine: "offline",
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      usage: { used: 1, limit: 2 },
      outcome: "enhanced",
      reading: expect.objectContaining({ deliverable: "email" }),
      suggestions: [],
    });
    expect(
      findFailedChecks(asked("email boss friday off"), String(body["enhancedPrompt"])),
    ).toEqual([]);
    expect(quota.reserved).toEqual([
      {
        userId: "user-1",
        guestId: null,
        networkKey: "network-1",
        requestId: body["requestId"],
        parentRequestId: null,
        parentAnswer: null,
        fingerprint: expect.stringMatching(/^[\da-f]{64}$/),
        needsChallenge: false,
        isRedraw: false,
      },
    ]);
    expect(quota.settled).toEqual([COMMITTED]);
  });

  test("reports unlimited usage as null", async () => {
    const { handle } = setUpHandler({ quota: recordedQuota(HELD, { used: 7, limit: null }) });
    const response = await handle(promptRequest("haiku", AS_USER));
    expect(await response.json()).toMatchObject({ usage: { used: 7, limit: null } });
  });

  test.each([
    ["no token", {}],
    ["the anon key as token", { authorization: `Bearer ${PUBLISHABLE_KEY}` }],
    ["a publishable key as token", { authorization: "Bearer sb_publishable_abc" }],
    ["another scheme", { authorization: "Basic dXNlcg==" }],
  ])("takes a caller with %s for a guest and counts the network", async (_name, headers) => {
    const { handle, quota } = setUpHandler();
    const response = await handle(promptRequest("haiku", headers));
    expect(response.status).toBe(200);
    expect(quota.reserved).toMatchObject([{ userId: null, networkKey: "network-1" }]);
    expect(quota.settled).toEqual([COMMITTED]);
  });

  test("is never stored by caches", async () => {
    const response = await setUpHandler().handle(promptRequest("haiku"));
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-type")).toContain("application/json");
  });

  test("logs the outcome but not the prompt", async () => {
    const { handle, log } = setUpHandler();
    await handle(promptRequest("my secret plan"));
    expect(log).toMatchObject([{ code: "OK", engine: "offline" }]);
    expect(JSON.stringify(log)).not.toContain("secret");
  });
});

describe("a request refused before anything is reserved", () => {
  const longPrompt = "é".repeat(4001);
  const hugeBody = JSON.stringify({ prompt: "a".repeat(40_000) });
  test.each<[string, Request, number, FailureCode]>([
    ["GET", request({ method: "GET" }), 405, "METHOD_NOT_ALLOWED"],
    ["PUT with a body", request({ method: "PUT", body: "{}" }), 405, "METHOD_NOT_ALLOWED"],
    ["no body", request({}), 400, "BAD_REQUEST"],
    ["broken JSON", request({ body: '{"prompt": ' }), 400, "BAD_REQUEST"],
    ["bytes that are not UTF-8", request({ body: new Uint8Array([0xff]) }), 400, "BAD_REQUEST"],
    ["a number as prompt", promptRequest(7), 400, "BAD_REQUEST"],
    ["a list as prompt", promptRequest(["a"]), 400, "BAD_REQUEST"],
    ["no prompt", request({ body: "{}" }), 400, "BAD_REQUEST"],
    ["JSON null", request({ body: "null" }), 400, "BAD_REQUEST"],
    ["an empty prompt", promptRequest(""), 400, "EMPTY_PROMPT"],
    ["white space", promptRequest(" \n\t "), 400, "EMPTY_PROMPT"],
    ["invisible characters only", promptRequest("\u200B\u2060\uFEFF\u3164"), 400, "EMPTY_PROMPT"],
    ["4,001 characters", promptRequest(longPrompt), 413, "PROMPT_TOO_LONG"],
    ["a body over 32 kB", request({ body: hugeBody }), 413, "PROMPT_TOO_LONG"],
    [
      "an unknown token",
      promptRequest("hi", { authorization: "Bearer expired" }),
      401,
      "SIGN_IN_REQUIRED",
    ],
    [
      "a foreign site",
      promptRequest("hi", { origin: "https://evil.test" }),
      403,
      "ORIGIN_NOT_ALLOWED",
    ],
  ])("%s", async (_name, call, status, code) => {
    const { handle, quota } = setUpHandler();
    const response = await handle(call);
    expect(response.status).toBe(status);
    const { code: sent, body } = await failureOf(response);
    expect(sent).toBe(code);
    expect(body).toEqual({
      error: { code, message: expect.stringMatching(/\.$/), request_id: idOf(response) },
    });
    expect(quota.reserved).toEqual([]);
    expect(quota.settled).toEqual([]);
  });

  test("counts 4,000 code points as 4,000 even where UTF-16 needs 8,000 units", async () => {
    const response = await setUpHandler().handle(promptRequest("😀".repeat(4000)));
    expect(response.status).toBe(200);
  });

  test("counts after invisible characters are gone", async () => {
    const response = await setUpHandler().handle(promptRequest(`${"a".repeat(4000)}\u200B`));
    expect(response.status).toBe(200);
  });

  test("reads the body even of a request it refuses for its method", async () => {
    const call = request({ method: "PUT", body: "{}" });
    await setUpHandler().handle(call);
    expect(call.bodyUsed).toBe(true);
  });

  test("stops reading a body that never ends", async () => {
    const { request: endless, read } = endlessRequest();
    const response = await setUpHandler().handle(endless);
    expect(response.status).toBe(413);
    expect(read.bytes).toBeLessThanOrEqual(64 * 1024);
  });

  test("names the allowed methods", async () => {
    const response = await setUpHandler().handle(request({ method: "DELETE" }));
    expect(response.headers.get("allow")).toBe("POST, OPTIONS");
  });
});

describe("a reservation that is refused", () => {
  const usage = { used: 2, limit: 2 };
  test.each([
    ["quota_exceeded", 402, "QUOTA_EXCEEDED", null],
    ["in_flight", 409, "IN_FLIGHT", null],
    ["rate_limited", 429, "RATE_LIMITED", 17],
    ["daily_limit", 429, "DAILY_LIMIT", 40_000],
    ["guests_breaker", 429, "DAILY_LIMIT", 40_000],
    ["spending_breaker", 503, "UNAVAILABLE", 40_000],
    ["challenge_required", 403, "TURNSTILE_REQUIRED", null],
    ["request_mismatch", 400, "BAD_REQUEST", null],
  ] as const)("%s becomes %i %s", async (status, httpStatus, code, seconds) => {
    const quota = recordedQuota({ status, usage, retryAfterSeconds: seconds });
    const { handle } = setUpHandler({ quota });
    const response = await handle(promptRequest("hi", AS_USER));
    expect(response.status).toBe(httpStatus);
    expect(await response.json()).toEqual({
      error: { code, message: expect.any(String), request_id: idOf(response) },
      usage,
    });
    expect(response.headers.get("retry-after")).toBe(seconds === null ? null : String(seconds));
    expect(quota.settled).toEqual([]);
  });
});

test.each(["guests_breaker", "spending_breaker"] as const)(
  "a tripped %s is one line of the log that says so",
  async (status) => {
    const usage = { used: 0, limit: 2 };
    const quota = recordedQuota({ status, usage, retryAfterSeconds: 60 });
    const { handle, log } = setUpHandler({ quota });
    await handle(promptRequest("hi"));
    expect(log.map(({ cause }) => String(cause))).toEqual([`Error: Refused: ${status}`]);
  },
);

describe("something behind the function that fails", () => {
  test("an unreachable quota store is 503 before anything is generated", async () => {
    const quota = recordedQuota(new Error("connection refused"));
    const engine = engineThat(() => Promise.reject(new Error("must not be called")));
    const { handle, log } = setUpHandler({ quota, engine });
    const response = await handle(promptRequest("hi"));
    expect(response.status).toBe(503);
    expect((await failureOf(response)).code).toBe("UNAVAILABLE");
    expect(log).toMatchObject([{ code: "UNAVAILABLE" }]);
  });

  test("an unreachable auth server is 503, not a sign-in problem", async () => {
    const { handle, quota } = setUpHandler({ identify: () => Promise.reject(new Error("down")) });
    const response = await handle(promptRequest("hi", AS_USER));
    expect(response.status).toBe(503);
    expect(quota.reserved).toEqual([]);
  });

  test.each([
    ["TIMEOUT", new ApiError("TIMEOUT"), 504],
    ["UPSTREAM", new ApiError("UPSTREAM"), 502],
    ["UPSTREAM", new TypeError("a bug"), 502],
  ] as const)("an engine that ends in %s refunds the hold", async (code, error, status) => {
    const quota = recordedQuota(HELD, { used: 0, limit: 2 });
    const { handle } = setUpHandler({ quota, engine: engineThat(() => Promise.reject(error)) });
    const response = await handle(promptRequest("hi", AS_USER));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      error: { code },
      usage: { used: 0, limit: 2 },
    });
    expect(quota.settled).toEqual([REFUNDED]);
  });

  test("an engine that throws at once refunds the hold", async () => {
    const engine = engineThat(() => {
      throw new Error("a bug");
    });
    const { handle, quota } = setUpHandler({ engine });
    expect((await handle(promptRequest("hi"))).status).toBe(502);
    expect(quota.settled).toEqual([REFUNDED]);
  });

  test.each([
    ["an answer instead of a prompt", "Paris."],
    ["nothing", ""],
    [
      "a prompt without the request's number",
      "**Task Overview**\nCount.\n\n**Output Format**\nList.",
    ],
  ])("an engine that returns %s is refunded and refused", async (_name, text) => {
    const { handle, quota, log } = setUpHandler({
      engine: engineThat(() => Promise.resolve(text)),
    });
    const response = await handle(promptRequest("list 12 cities"));
    expect(response.status).toBe(502);
    expect(quota.settled).toEqual([REFUNDED]);
    expect(JSON.stringify(log.map(({ cause }) => String(cause)))).toContain("Failed checks");
  });

  test("a commit that fails still gives the visitor the answer, with the usage known before", async () => {
    const { handle, log } = setUpHandler({ quota: recordedQuota(HELD, new Error("gone")) });
    const response = await handle(promptRequest("haiku"));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ usage: { used: 0, limit: 2 } });
    expect(log.map(({ code }) => code)).toEqual(["UNSETTLED", "OK"]);
  });

  test("a refund that fails does not hide the first failure", async () => {
    const { handle, log } = setUpHandler({
      quota: recordedQuota(HELD, new Error("gone")),
      engine: engineThat(() => Promise.reject(new ApiError("TIMEOUT"))),
    });
    expect((await handle(promptRequest("haiku"))).status).toBe(504);
    expect(log.map(({ code }) => code)).toEqual(["UNSETTLED", "TIMEOUT"]);
  });
});

describe("cross-origin rules", () => {
  test("a preflight of the site is answered with everything supabase-js sends", async () => {
    const response = await setUpHandler().handle(request({ method: "OPTIONS" }));
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe(SITE);
    expect(response.headers.get("access-control-allow-methods")).toContain("POST");
    for (const name of ["authorization", "apikey", "content-type", "x-client-info", "x-guest-id"]) {
      expect(response.headers.get("access-control-allow-headers")).toContain(name);
    }
    expect(response.headers.get("vary")).toBe("Origin");
  });

  test("a preflight of another site gets no permission", async () => {
    const call = request({ method: "OPTIONS", headers: { origin: "https://evil.test" } });
    const response = await setUpHandler().handle(call);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(response.headers.get("vary")).toBe("Origin");
  });

  test("errors carry the permission too, so that the page can read them", async () => {
    const response = await setUpHandler().handle(promptRequest(""));
    expect(response.headers.get("access-control-allow-origin")).toBe(SITE);
    expect(response.headers.get("access-control-expose-headers")).toBe(
      "retry-after, x-guest-id, x-request-id",
    );
  });

  test("any site may call when the configuration says so", async () => {
    const { handle } = setUpHandler({ allowedOrigins: ["*"] });
    const response = await handle(promptRequest("hi", { origin: "https://other.test" }));
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("a caller that is not a browser has no origin and needs none", async () => {
    const call = promptRequest("hi");
    call.headers.delete("origin");
    const response = await setUpHandler().handle(call);
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });
});
