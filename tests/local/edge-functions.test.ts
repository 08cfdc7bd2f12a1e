import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { descendantsOf, running } from "../../e2e/process-tree";
import { hostFunctions } from "../../supabase/local/edge-functions";

const NAME = "generate-prompt";
/** Deno loads the function three times, on a machine that other tests keep busy. */
const TIMEOUT_MS = 120_000;
const untilItIs = { timeout: TIMEOUT_MS, interval: 100 };

/** No backend answers there; the calls below end before one is asked. */
const SETTINGS = {
  SUPABASE_URL: "http://localhost:9",
  SUPABASE_SECRET_KEY: "secret",
  SUPABASE_PUBLISHABLE_KEY: "publishable",
};

let functions: Awaited<ReturnType<typeof hostFunctions>>;
/** npm's command, and Deno, which it starts. */
const processes = () => running(descendantsOf(process.pid));
const call = (init: RequestInit) =>
  functions.fetch(new Request(`http://localhost/functions/v1/${NAME}`, init));

beforeEach(async () => {
  functions = await hostFunctions(SETTINGS, [NAME]);
}, TIMEOUT_MS);
afterEach(async () => {
  vi.restoreAllMocks();
  await functions.stop();
}, TIMEOUT_MS);

test(
  "a function that is killed starts again, after a wait that grows; its callers are told meanwhile",
  async () => {
    const lines: unknown[] = [];
    const refused: Promise<Response>[] = [];
    vi.spyOn(console, "error").mockImplementation((line) => {
      lines.push(line);
      refused.push(call({ method: "PUT" }));
    });
    for (const victim of ["deno", "command"]) {
      const started = processes();
      expect(started).toHaveLength(2);
      process.kill(started[victim === "deno" ? 1 : 0] ?? 0, "SIGKILL");
      await vi.waitFor(() => expect(refused).toHaveLength(1), untilItIs);
      const answer = await refused.pop();
      expect(answer?.status).toBe(503);
      expect(await answer?.json()).toEqual({
        error: {
          code: "UNAVAILABLE",
          message: "The function is not running. Try again in a minute.",
        },
      });
      await vi.waitFor(async () => {
        expect((await call({ method: "PUT" })).status).toBe(405);
      }, untilItIs);
      expect(running(started)).toEqual([]);
    }
    expect(lines).toEqual([
      `The function ${NAME} ended (code 1). It starts again in 1 s.`,
      `The function ${NAME} ended (SIGKILL). It starts again in 2 s.`,
    ]);
  },
  TIMEOUT_MS,
);

test("a function that is stopped is not started again", async () => {
  vi.spyOn(console, "error");
  const started = processes();
  expect(started).toHaveLength(2);
  await functions.stop();
  expect(running(started)).toEqual([]);
  // It would say when it starts again.
  expect(console.error).not.toHaveBeenCalled();
});

test("a body of unknown length reaches the function, also one that it refuses to read", async () => {
  for (const [bytes, status] of [
    [100, 400],
    [900_000, 413],
  ] as const) {
    const headers = { "transfer-encoding": "chunked", expect: "100-continue" };
    const body = new Blob(["x".repeat(bytes)]).stream();
    const init = { method: "POST", headers, body, duplex: "half" };
    expect((await call(init)).status).toBe(status);
  }
});
