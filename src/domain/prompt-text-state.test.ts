import { expect, test } from "vitest";

import { promptTextState } from "./prompt-text-state";

const GUEST = { tier: "guest", isConfirmed: true } as const;
const FREE = { tier: "free", isConfirmed: true } as const;
const PREMIUM = { tier: "premium", isConfirmed: true } as const;
const FLAG_ALONE = { tier: "premium", isConfirmed: false } as const;

test.each([
  ["a guest", false, GUEST, "awaited", "whole"],
  ["a free user", false, FREE, "failed", "whole"],
  ["a premium user", false, PREMIUM, "awaited", "whole"],
  ["the flag alone", false, FLAG_ALONE, "failed", "whole"],
  ["a guest", true, GUEST, "here", "locked"],
  ["a guest", true, GUEST, "awaited", "locked"],
  ["a free user", true, FREE, "here", "locked"],
  ["a free user", true, FREE, "failed", "locked"],
  ["the flag alone", true, FLAG_ALONE, "here", "unconfirmed"],
  ["the flag alone", true, FLAG_ALONE, "failed", "unconfirmed"],
  ["a premium user", true, PREMIUM, "here", "whole"],
  ["a premium user", true, PREMIUM, "awaited", "loading"],
  ["a premium user", true, PREMIUM, "failed", "failed"],
] as const)(
  "for %s, a prompt with is_premium %s, entitlement %o and the answer %s: %s",
  (_who, is_premium, entitlement, answer, state) => {
    expect(promptTextState({ prompt: { is_premium }, entitlement, answer })).toBe(state);
  },
);
