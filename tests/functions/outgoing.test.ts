import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";

import { createServiceClient } from "../../supabase/functions/_shared/backend";
import { createSupabaseIdentify } from "../../supabase/functions/_shared/http/identity";
import { outgoingFetch } from "../../supabase/functions/_shared/http/outgoing";
import { createSupabaseLedger } from "../../supabase/functions/_shared/payments/ledger";
import {
  createStripe,
  createStripeProvider,
} from "../../supabase/functions/_shared/payments/stripe-provider";
import { createPasswordCheck } from "../../supabase/functions/delete-account/password";
import { createProvider } from "../../supabase/functions/generate-prompt/llm/provider";

const stops: (() => void)[] = [];
beforeEach(() => void vi.stubGlobal("WebSocket", WebSocket));
afterEach(() => {
  vi.unstubAllGlobals();
  for (const stop of stops.splice(0)) stop();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Every call that a function makes, to a server of ours in place of the real one. */
const CALLS: Record<string, (address: string) => Promise<unknown>> = {
  "the auth server": (supabaseUrl) =>
    createSupabaseIdentify(createServiceClient({ supabaseUrl, secretKey: "secret-key" }))("token"),
  "the check of a password": (supabaseUrl) =>
    createPasswordCheck({ supabaseUrl, publicKeys: ["public-key"] })({
      email: "me@example.com",
      password: "my password",
    }),
  "the database": (supabaseUrl) =>
    createSupabaseLedger(createServiceClient({ supabaseUrl, secretKey: "secret-key" })).sweep(),
  "the payment provider": (address) => {
    const settings = { secretKey: "sk_test_1", priceId: "p", apiBase: new URL(address) };
    const stripe = createStripe(settings);
    return createStripeProvider(settings, stripe).readCheckout("cs_test_12345678");
  },
  "the model": async (address) => {
    const chat = createProvider({
      endpoint: { format: "anthropic", baseUrl: address, apiKey: "model-key", model: "m" },
      patience: { firstTokenMs: 5000, betweenTokensMs: 5000 },
      fetch,
      sleep: () => Promise.resolve(),
      random: () => 0,
    });
    const prompt = { role: "user", content: "my secret plan" } as const;
    await chat([prompt], new AbortController().signal).next();
  },
};

/** An answer that each of them would take. */
const GOOD_FOR_ALL = { id: "x", content: [{ type: "text", text: "ok" }], stop_reason: "end_turn" };

describe.each(Object.entries(CALLS))("a call of %s", (_name, call) => {
  test.each([301, 302, 303, 307, 308])(
    "does not follow a redirect (%i) to another host, and fails",
    async (status) => {
      const heard: unknown[] = [];
      const elsewhere = await serve(({ url, headers }, response) => {
        heard.push(url, headers);
        response.end("{}");
      });
      const address = await serve((_request, response) =>
        response.writeHead(status, { location: `${elsewhere}/v1` }).end(),
      );
      await expect(call(address)).rejects.toBeInstanceOf(Error);
      expect(heard).toEqual([]);
    },
  );

  test.each([
    ["as it is", (text: string) => text, {}],
    ["as a small gzip", gzipSync, { "content-encoding": "gzip" }],
  ])("breaks off an answer of 8 MB, sent %s", async (_how, encode, headers) => {
    const padding = " ".repeat(8 * 1024 * 1024);
    const body = encode(JSON.stringify({ ...GOOD_FOR_ALL, padding }));
    const address = await serve((_request, response) =>
      response.writeHead(200, { "content-type": "application/json", ...headers }).end(body),
    );
    await expect(call(address)).rejects.toBeInstanceOf(Error);
  });
});

test("an answer of ordinary size comes through whole, with its status and headers", async () => {
  const text = "é".repeat(1024 * 1024);
  const address = await serve((_request, response) =>
    response.writeHead(418, { "x-kind": "teapot", "content-encoding": "gzip" }).end(gzipSync(text)),
  );
  const answer = await outgoingFetch(address);
  expect([answer.status, answer.ok, answer.headers.get("x-kind")]).toEqual([418, false, "teapot"]);
  expect(await answer.text()).toBe(text);
});

test.each([204, 304])("an answer without a body (%i) comes through", async (status) => {
  const address = await serve((_request, response) => response.writeHead(status).end());
  expect((await outgoingFetch(address)).status).toBe(status);
});

test("the caller's own signal still ends a call", async () => {
  const address = await serve((_request, response) => void response.writeHead(200).write("{"));
  const stopper = new AbortController();
  const answer = await outgoingFetch(address, { signal: stopper.signal });
  stopper.abort(new Error("enough"));
  await expect(answer.text()).rejects.toBeInstanceOf(Error);
});
