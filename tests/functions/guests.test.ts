import { describe, expect, test } from "vitest";

import { createGuestIds } from "../../supabase/functions/generate-prompt/quota/guests";
import { AS_USER, promptRequest, setUpHandler } from "./handler-setup";

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
