import { afterEach, describe, expect, test, vi } from "vitest";

import { missingOnRealHost, readEnv } from "./env";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe("readEnv", () => {
  test("reads every variable", () => {
    const env = readEnv({
      VITE_SUPABASE_URL: " https://db.example ",
      VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_1",
      VITE_SITE_ORIGIN: "https://site.example/",
      VITE_GOOGLE_SIGN_IN: "true",
      VITE_PAYMENT_LINK: "https://pay.example/a",
      VITE_EXTENSION_URL: "https://store.example/b",
      VITE_TURNSTILE_SITE_KEY: "0x4AAA",
      VITE_OPERATOR_NAME: "Ada Lovelace",
      VITE_OPERATOR_ADDRESS: "1 Main Street, Springfield",
      VITE_SUPPORT_EMAIL: "help@site.example",
      VITE_COMMUNITY_URL: "https://forum.example",
      VITE_DOCS_URL: "https://docs.example",
      VITE_PROMPT_COUNT: "112",
      VITE_EMBEDDED: "true",
    });
    expect(env).toEqual({
      configuredSupabaseUrl: "https://db.example",
      supabasePublishableKey: "sb_publishable_1",
      siteOrigin: "https://site.example",
      isGoogleEnabled: true,
      paymentLink: "https://pay.example/a",
      extensionUrl: "https://store.example/b",
      turnstileSiteKey: "0x4AAA",
      operatorName: "Ada Lovelace",
      operatorAddress: "1 Main Street, Springfield",
      supportEmail: "help@site.example",
      communityUrl: "https://forum.example",
      docsUrl: "https://docs.example",
      builtPromptCount: 112,
      isEmbedded: true,
    });
  });

  test.each([undefined, "", " "])("treats %j as not set", (value) => {
    const env = readEnv({
      VITE_SUPABASE_URL: value,
      VITE_SITE_ORIGIN: value,
      VITE_GOOGLE_SIGN_IN: value,
      VITE_PAYMENT_LINK: value,
      VITE_EXTENSION_URL: value,
      VITE_TURNSTILE_SITE_KEY: value,
      VITE_OPERATOR_NAME: value,
      VITE_SUPPORT_EMAIL: value,
      VITE_COMMUNITY_URL: value,
      VITE_EMBEDDED: value,
    });
    expect(env.configuredSupabaseUrl).toBeNull();
    expect(env.siteOrigin).toBe("https://brilliant-prompts.example");
    expect(env.isGoogleEnabled).toBe(false);
    expect(env.paymentLink).toBeNull();
    expect(env.extensionUrl).toBeNull();
    expect(env.turnstileSiteKey).toBeNull();
    expect(env.operatorName).toBeNull();
    expect(env.supportEmail).toBeNull();
    expect(env.communityUrl).toBeNull();
    expect(env.isEmbedded).toBe(false);
  });

  test("explains a missing key only when it is asked for", () => {
    const env = readEnv({});
    expect(() => env.supabasePublishableKey).toThrow(/VITE_SUPABASE_PUBLISHABLE_KEY is missing/);
  });

  test("takes a path of the site's own for the payment link beside the embedded backend only", () => {
    const VITE_PAYMENT_LINK = "/test-checkout/pay";
    expect(readEnv({ VITE_PAYMENT_LINK, VITE_EMBEDDED: "true" }).paymentLink).toBe(
      VITE_PAYMENT_LINK,
    );
    expect(() => readEnv({ VITE_PAYMENT_LINK })).toThrow(/must be an http\(s\) address/);
    expect(() => readEnv({ VITE_PAYMENT_LINK: "//pay.example/a", VITE_EMBEDDED: "true" })).toThrow(
      /must be an http\(s\) address/,
    );
  });

  test.each(["javascript:alert(1)", "db.example", "https://", "ftp://db.example"])(
    "refuses the address %s",
    (address) => {
      expect(() => readEnv({ VITE_PAYMENT_LINK: address })).toThrow(
        /VITE_PAYMENT_LINK must be an http\(s\) address/,
      );
    },
  );
});

test.each(["help", "help@", "a@b.example?cc=all@c.example", "a@b.example, c@d.example"])(
  "refuses %s as the address of support",
  (address) => {
    expect(() => readEnv({ VITE_SUPPORT_EMAIL: address })).toThrow(/must be an e-mail address/);
  },
);

test("a build for a real host misses the operator's name and address, a local one does not", () => {
  const names = ["VITE_OPERATOR_NAME", "VITE_OPERATOR_ADDRESS"];
  expect(missingOnRealHost(readEnv({}))).toEqual(names);
  expect(missingOnRealHost(readEnv({ VITE_OPERATOR_NAME: "Ada Lovelace" }))).toEqual([names[1]]);
  expect(missingOnRealHost(readEnv({ VITE_EMBEDDED: "true" }))).toEqual([]);
});

describe("supabaseUrl", () => {
  test("is the configured address", async () => {
    vi.stubEnv("VITE_SUPABASE_URL", "https://db.example");
    const { supabaseUrl } = await import("./env");
    expect(supabaseUrl()).toBe("https://db.example");
  });

  test("is the page's own origin when none is configured", async () => {
    vi.stubEnv("VITE_SUPABASE_URL", "");
    vi.stubGlobal("window", { location: { origin: "http://localhost:4173" } });
    const { supabaseUrl } = await import("./env");
    expect(supabaseUrl()).toBe("http://localhost:4173");
  });
});

describe("supportMailLink", () => {
  test("names the account in the subject", async () => {
    vi.stubEnv("VITE_SUPPORT_EMAIL", "help@site.example");
    const { supportMailLink } = await import("./links");
    expect(supportMailLink("u-1")).toBe(
      "mailto:help@site.example?subject=Brilliant%20Prompts%20support%20(account%20u-1)",
    );
    expect(supportMailLink(null)).toBe(
      "mailto:help@site.example?subject=Brilliant%20Prompts%20support",
    );
  });

  test("is null when no address is set up", async () => {
    vi.stubEnv("VITE_SUPPORT_EMAIL", "");
    const { supportMailLink } = await import("./links");
    expect(supportMailLink("u-1")).toBeNull();
  });
});

describe("checkoutUrl", () => {
  test("carries the account and the e-mail to the checkout page", async () => {
    vi.stubEnv("VITE_PAYMENT_LINK", "https://pay.example/a?locale=en");
    const { checkoutUrl } = await import("./links");
    expect(checkoutUrl({ id: "u-1", email: "a+b@c.example" })).toBe(
      "https://pay.example/a?locale=en&client_reference_id=u-1&locked_prefilled_email=a%2Bb%40c.example",
    );
    expect(checkoutUrl({ id: "u-1" })).toBe(
      "https://pay.example/a?locale=en&client_reference_id=u-1",
    );
    expect(checkoutUrl(null)).toBe("https://pay.example/a?locale=en");
  });

  test("leads to the test checkout on the page's own origin, which says so", async () => {
    vi.stubEnv("VITE_PAYMENT_LINK", "/test-checkout/pay");
    vi.stubEnv("VITE_EMBEDDED", "true");
    vi.stubGlobal("window", { location: { origin: "http://localhost:4173" } });
    const { checkoutUrl, IS_TEST_CHECKOUT } = await import("./links");
    expect(checkoutUrl({ id: "u-1" })).toBe(
      "http://localhost:4173/test-checkout/pay?client_reference_id=u-1",
    );
    expect(IS_TEST_CHECKOUT).toBe(true);
  });

  test("is null when no payment link is set up", async () => {
    vi.stubEnv("VITE_PAYMENT_LINK", "");
    const { checkoutUrl } = await import("./links");
    expect(checkoutUrl({ id: "u-1" })).toBeNull();
  });
});
