import { expect, test } from "vitest";

import { createLog } from "../../supabase/functions/_shared/http/log";
import { promptRequest, setUpHandler } from "./handler-setup";

const PLATFORM_ID = "019d4233-be35-74c2-957d-04523fc279ed";
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const idOf = (response: Response) => response.headers.get("x-request-id") ?? "";

test("each request has an id of its own: in the answer's header, in its error and in the log", async () => {
  const { handle, log } = setUpHandler();
  const [good, bad] = [await handle(promptRequest("haiku")), await handle(promptRequest(""))];
  expect(idOf(good)).toMatch(UUID);
  expect(idOf(bad)).toMatch(UUID);
  expect(idOf(good)).not.toBe(idOf(bad));
  expect(await bad.json()).toMatchObject({ error: { request_id: idOf(bad) } });
  expect(log.map(({ callId }) => callId)).toEqual([idOf(good), idOf(bad)]);
});

test("the platform's id is taken over, so that its own log has the same", async () => {
  const answer = await setUpHandler().handle(promptRequest("", { "sb-request-id": PLATFORM_ID }));
  expect(idOf(answer)).toBe(PLATFORM_ID);
});

test.each(["", "1", `${PLATFORM_ID}x`, "<script>", '","event":"forged', "x".repeat(10_000)])(
  "what is no id is not: %j",
  async (given) => {
    const answer = await setUpHandler().handle(promptRequest("", { "sb-request-id": given }));
    expect(idOf(answer)).toMatch(UUID);
  },
);

test("a stream carries it too", async () => {
  const answer = await setUpHandler().handle(
    promptRequest("haiku", { accept: "text/event-stream" }),
  );
  await answer.text();
  expect(idOf(answer)).toMatch(UUID);
});

test("an enhancement without a name of its own is named after its request", async () => {
  const { handle, quota } = setUpHandler();
  const answer = await handle(promptRequest("haiku"));
  expect(quota.reserved).toMatchObject([{ requestId: idOf(answer) }]);
});

test("the line in the log is JSON, with the reason but no more", () => {
  const lines: string[] = [];
  const cause = new Error("locked", { cause: { message: "busy", details: "secret" } });
  const entry = { event: "health", request_id: PLATFORM_ID, outcome: "503 FAILED", ms: 3, cause };
  createLog((line) => lines.push(line))(entry);
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    { ...entry, cause: "Error: locked <- busy" },
  ]);
});
