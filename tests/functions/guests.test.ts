import { describe, expect, test } from "vitest";

import { createGuestIds } from "../../supabase/functions/generate-prompt/quota/guests";
import { createTurnstile } from "../../supabase/functions/generate-prompt/quota/guests";
import { AS_USER, bodyRequest, promptRequest, setUpHandler } from "./handler-setup";

const PROMPT = "haiku about rain";

describe("a guest's id", () => {
  test("is issued with the first answer and recognised with the next", async () => {
    const { handle, quota } = setUpHandler();
    const first = await handle(promptRequest(PROMPT));
    const token = first.headers.get("x-guest-id") ?? "";
    expect(token).toMatch(/^[\da-f-]{36}\.[\da-f]{32}$/);
    const second = await handle(promptRequest(PROMPT, { "x-guest-id": token }));
    expect(second.headers.get("x-guest-id")).toBe(token);
    const [one, two] = quota.reserved;
    expect(one?.guestId).toBe(token.slice(0, 36));
    expect(two?.guestId).toBe(one?.guestId);
  });

  test("comes with refusals too, so that the quota is not lost with them", async () => {
    const response = await setUpHandler().handle(promptRequest(""));
    expect(response.headers.get("x-guest-id")).not.toBeNull();
  });

  test("is not issued to users", async () => {
    const { handle, quota } = setUpHandler();
    const response = await handle(promptRequest(PROMPT, AS_USER));
    expect(response.headers.get("x-guest-id")).toBeNull();
    expect(quota.reserved).toMatchObject([{ userId: "user-1", guestId: null }]);
  });

  test.each([
    ["made up", (token: string) => token.replace(/.$/u, (last) => (last === "0" ? "1" : "0"))],
    ["for another id", (token: string) => `${crypto.randomUUID()}${token.slice(36)}`],
    ["cut", (token: string) => token.slice(0, -1)],
    ["not one of ours", () => "guest-1"],
  ])("with a signature that is %s is replaced by a new one", async (_name, forge) => {
    const identify = createGuestIds("secret");
    const real = await identify(null);
    const forged = forge(real.token);
    const given = await identify(forged);
    expect(given.token).not.toBe(forged);
    expect(given.id).not.toBe(forged.slice(0, 36));
    expect(await identify(given.token)).toEqual(given);
  });

  test("signed with another secret is not ours", async () => {
    const { token } = await createGuestIds("other")(null);
    expect((await createGuestIds("secret")(token)).token).not.toBe(token);
  });
});

describe("the challenge", () => {
  const passes = (token: string) => Promise.resolve(token === "good");

  test.each([
    [{ prompt: PROMPT }, true],
    [{ prompt: PROMPT, turnstileToken: "bad" }, true],
    [{ prompt: PROMPT, turnstileToken: 7 }, true],
    [{ prompt: PROMPT, turnstileToken: "good" }, false],
  ])("for a guest's %o is still to be passed: %s", async (body, needsChallenge) => {
    const { handle, quota } = setUpHandler({ verifyChallenge: passes });
    await handle(bodyRequest(body));
    expect(quota.reserved).toMatchObject([{ needsChallenge }]);
  });

  test("is nothing for users, and nothing where none is configured", async () => {
    const user = setUpHandler({ verifyChallenge: () => Promise.reject(new Error("not asked")) });
    await user.handle(promptRequest(PROMPT, AS_USER));
    expect(user.quota.reserved).toMatchObject([{ needsChallenge: false }]);
    const open = setUpHandler();
    await open.handle(promptRequest(PROMPT));
    expect(open.quota.reserved).toMatchObject([{ needsChallenge: false }]);
  });

  test("that cannot be checked is 503, before anything is reserved", async () => {
    const { handle, quota } = setUpHandler({
      verifyChallenge: () => Promise.reject(new Error("down")),
    });
    const response = await handle(bodyRequest({ prompt: PROMPT, turnstileToken: "x" }));
    expect(response.status).toBe(503);
    expect(quota.reserved).toEqual([]);
  });

  test.each([
    [{ success: true }, true],
    [{ success: false, "error-codes": ["timeout-or-duplicate"] }, false],
    [{ success: "true" }, false],
    [null, false],
  ])("asks the vendor, who says %o", async (answer, isGood) => {
    const sent: unknown[] = [];
    const verify = createTurnstile("s", (input, init) => {
      sent.push(input, init?.body instanceof URLSearchParams ? init.body.toString() : null);
      return Promise.resolve(Response.json(answer));
    });
    expect(await verify("token 1")).toBe(isGood);
    expect(sent).toEqual([
      "https://challenges.cloudflare.com/turnstile/v0/siteverify",
      "secret=s&response=token+1",
    ]);
  });

  test("is unknown, not failed, when the vendor is down", async () => {
    const verify = createTurnstile("s", () => Promise.resolve(new Response("", { status: 502 })));
    await expect(verify("t")).rejects.toThrow("502");
  });
});
