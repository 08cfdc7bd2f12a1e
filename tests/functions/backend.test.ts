import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { createClient } from "@supabase/supabase-js";
import { afterEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";

import { createSupabaseIdentify } from "../../supabase/functions/_shared/http/identity";
import { createSupabaseQuota } from "../../supabase/functions/generate-prompt/quota/quota";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** A real supabase-js client whose server gives one answer to everything. */
async function clientOf(answer: RequestListener) {
  const running = createServer(answer);
  server = running;
  await new Promise<void>((resolve) => running.listen(0, "127.0.0.1", resolve));
  const { port } = running.address() as AddressInfo;
  return createClient(`http://127.0.0.1:${port}`, "sb_secret_test", {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: "backend-test" },
    realtime: { transport: WebSocket as never },
  });
}

function json(status: number, body: unknown): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  };
}

const drop: RequestListener = (_request, response) => response.destroy();

const TOKEN = `header.${btoa(JSON.stringify({ session_id: "session-1" }))}.signature`;

async function identify(answer: RequestListener) {
  return createSupabaseIdentify(await clientOf(answer))(TOKEN);
}

async function quota(answer: RequestListener) {
  return createSupabaseQuota(await clientOf(answer));
}

describe("who a token belongs to", () => {
  test("is the user the auth server names, in the session of the token", async () => {
    expect(await identify(json(200, { id: "user-1", aud: "authenticated" }))).toEqual({
      userId: "user-1",
      sessionId: "session-1",
    });
  });

  test.each([
    [401, { error_code: "bad_jwt", msg: "expired" }],
    [403, { error_code: "bad_jwt", msg: "invalid" }],
    [403, { error_code: "session_not_found", msg: "signed out" }],
    [404, { error_code: "user_not_found", msg: "deleted" }],
  ])("is nobody after %i %o", async (status, body) => {
    expect(await identify(json(status, body))).toBeNull();
  });

  test.each([
    ["answers 500", json(500, {})],
    ["answers 503", json(503, {})],
    ["limits us", json(429, { msg: "slow down" })],
    ["cannot be reached", drop],
  ])("is unknown, not invalid, when the auth server %s", async (_name, answer) => {
    await expect(identify(answer)).rejects.toBeInstanceOf(Error);
  });
});

describe("the quota", () => {
  const input = {
    userId: null,
    guestId: "g",
    networkKey: "n",
    requestId: "r",
    parentRequestId: "p",
    parentAnswer: "a",
    fingerprint: "f",
    needsChallenge: true,
    isRedraw: true,
  };

  test("sends the caller and the request, and reads the hold", async () => {
    const seen: unknown[] = [];
    const row = { status: "reserved", hold_id: "h", used: 1, usage_limit: 2, kept_answer: "text" };
    const { reserve } = await quota((request, response) => {
      request.on("data", (chunk: Buffer) => {
        seen.push(request.url, JSON.parse(chunk.toString()));
        json(200, [row])(request, response);
      });
    });
    expect(await reserve(input)).toEqual({
      status: "reserved",
      holdId: "h",
      usage: { used: 1, limit: 2 },
      keptAnswer: "text",
    });
    expect(seen).toEqual([
      "/rest/v1/rpc/reserve_enhancement",
      {
        p_user_id: null,
        p_guest_id: "g",
        p_network: "n",
        p_request_id: "r",
        p_parent_request_id: "p",
        p_parent_answer: "a",
        p_fingerprint: "f",
        p_needs_challenge: true,
        p_is_redraw: true,
      },
    ]);
  });

  test.each([
    ["quota_exceeded", null],
    ["in_flight", null],
    ["rate_limited", 30],
    ["daily_limit", 3600],
    ["guests_breaker", 3600],
    ["spending_breaker", 3600],
    ["challenge_required", null],
    ["request_mismatch", null],
    ["foreign_redraw", null],
  ])("passes on %s with its wait", async (status, seconds) => {
    const row = { status, hold_id: null, used: 2, usage_limit: 2, retry_after: seconds };
    const { reserve } = await quota(json(200, [row]));
    expect(await reserve(input)).toEqual({
      status,
      usage: { used: 2, limit: 2 },
      retryAfterSeconds: seconds,
    });
  });

  test("reads null as no limit when it settles", async () => {
    const { settle } = await quota(json(200, [{ used: 5, usage_limit: null, is_counted: false }]));
    expect(await settle({ holdId: "h", ending: { kind: "failed" } })).toEqual({
      usage: { used: 5, limit: null },
      isCounted: false,
    });
  });

  test.each([
    [
      { kind: "answered", answer: "a" },
      { p_succeeded: true, p_answer: "a", p_is_use: true },
    ],
    [{ kind: "no-use" }, { p_succeeded: true, p_answer: null, p_is_use: false }],
    [{ kind: "failed" }, { p_succeeded: false, p_answer: null, p_is_use: true }],
  ] as const)("settles %j", async (ending, sent) => {
    const seen: unknown[] = [];
    const { settle } = await quota((request, response) => {
      request.on("data", (chunk: Buffer) => {
        seen.push(JSON.parse(chunk.toString()));
        json(200, [{ used: 1, usage_limit: 2 }])(request, response);
      });
    });
    await settle({ holdId: "h", ending });
    expect(seen).toEqual([{ p_hold_id: "h", ...sent }]);
  });

  test.each([
    ["refuses", json(401, { message: "no" })],
    ["is down", json(500, { message: "no" })],
    ["cannot be reached", drop],
    ["sends no row", json(200, [])],
    ["sends an unknown status", json(200, [{ status: "maybe", used: 1, usage_limit: 2 }])],
    ["sends a hold without an id", json(200, [{ status: "reserved", used: 1, usage_limit: 2 }])],
    ["sends no usage", json(200, [{ status: "reserved", hold_id: "h" }])],
  ])("throws when the store %s", async (_name, answer) => {
    const { reserve } = await quota(answer);
    await expect(reserve(input)).rejects.toBeInstanceOf(Error);
  });
});
