import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { isLibraryView, isPremiumCategory, LIBRARY_VIEWS } from "./categories";
import * as limits from "./limits";
import * as plans from "./plans";
import { QUERY_PARAMETERS, ROUTES } from "./routes";
import { STORAGE_KEYS } from "./storage-keys";

test("offers the views of section 3 in their order, four of them premium", () => {
  const list =
    "All, Writing, Programming, Money-Making (premium), Study Skills (premium), Marketing, " +
    "Productivity, Career, Mindset (premium), Content Creation, AI Tools (premium), " +
    "Relationships, Health, Technology, Creative, Saved";
  const views = LIBRARY_VIEWS.map((view) => (isPremiumCategory(view) ? `${view} (premium)` : view));
  expect(views.join(", ")).toBe(list);
});

test.each([
  ["All", true],
  ["Saved", true],
  ["AI Tools", true],
  ["ai tools", false],
  ["", false],
  [null, false],
])("%j is a view: %s", (text, expected) => {
  expect(isLibraryView(text)).toBe(expected);
});

test("keeps the numbers of sections 4 and 9", () => {
  expect(limits).toMatchObject({
    FREE_ENHANCEMENT_LIMIT: 2,
    SESSION_TIMEOUT_MS: 5000,
    LANDING_DEMO_DELAY_MS: 2000,
    PREMIUM_RECHECK_DELAY_MS: 100,
    PREMIUM_TOAST_MS: 5000,
    TYPE_CHARACTER_MS: 60,
    DELETE_CHARACTER_MS: 40,
    TYPING_PAUSE_MS: 3000,
    MOBILE_BREAKPOINT_PX: 768,
    CARD_PREVIEW_CHARACTERS: 150,
    COMPACT_MAX_HEIGHT_PX: 600,
  });
});

test("keeps the plan of section 9", () => {
  expect(`${plans.PREMIUM_PRICE} ${plans.PREMIUM_PERIOD}`).toBe("$4.99 per month");
  expect(plans.PREMIUM_GUARANTEE).toBe(
    "Cancel anytime. No hidden fees. 30-day money-back guarantee.",
  );
  const benefits =
    "unlimited AI prompt generation, premium prompt categories, Money-Making prompts collection, " +
    "Study Skills & Learning prompts, Advanced Dark Prompts library, priority customer support, " +
    "early access to new features";
  expect(plans.PREMIUM_BENEFITS.join(", ").toLowerCase()).toBe(benefits.toLowerCase());
  expect(plans.UPGRADE_DIALOG_TITLE).toBe("Upgrade to Premium");
});

test("keeps the names of sections 2 and 3", () => {
  expect(STORAGE_KEYS).toMatchObject({
    isPremium: "isPremium",
    premiumActivatedAt: "premiumActivatedAt",
    guestPromptCount: "guest_prompt_count",
  });
  expect(QUERY_PARAMETERS).toMatchObject({
    paymentSuccess: "payment_success",
    sessionId: "session_id",
    subscribed: "subscribed",
  });
  expect(ROUTES).toMatchObject({
    landing: "/",
    library: "/prompts",
    paymentSuccess: "/payment-success",
    support: "/support",
    popupEnhancer: "/popup-enhancer",
  });
});

test("tells the rule for new passwords that the server has", () => {
  const settings = readFileSync("supabase/config.toml", "utf8");
  expect(settings).toContain(`minimum_password_length = ${limits.MIN_PASSWORD_CHARACTERS}\n`);
});
