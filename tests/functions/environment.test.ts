import { describe, expect, test } from "vitest";

import { createLog } from "../../supabase/functions/_shared/http/log";
import { readSettings } from "../../supabase/functions/generate-prompt/environment";

const BASE = { SUPABASE_URL: "http://backend.test", SUPABASE_SECRET_KEY: "sb_secret_1" };
const ENDPOINT = { baseUrl: "https://llm.test/v1", apiKey: "k", model: "m" };
const LLM = { LLM_BASE_URL: "https://llm.test/v1", LLM_API_KEY: "k", LLM_MODEL: "m" };

describe("the environment", () => {
  test("without anything optional gives the offline engine, open to all sites", () => {
    expect(readSettings(BASE)).toEqual({
      supabaseUrl: "http://backend.test",
      secretKey: "sb_secret_1",
      publicKeys: [],
      allowedOrigins: ["*"],
      networkSecret: "sb_secret_1",
      endpoints: [],
      firstTokenMs: 20_000,
      turnstileSecret: undefined,
      trustedProxy: "none",
    });
  });

  test("takes the secret key from the hosted or the older variable", () => {
    const { SUPABASE_URL } = BASE;
    const hosted = { SUPABASE_URL, SUPABASE_SECRET_KEYS: '{"default":"sb_secret_2"}' };
    expect(readSettings(hosted).secretKey).toBe("sb_secret_2");
    expect(readSettings({ SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY: "old" }).secretKey).toBe("old");
  });

  test("collects every public key", () => {
    const settings = readSettings({
      ...BASE,
      SUPABASE_PUBLISHABLE_KEY: "a",
      SUPABASE_ANON_KEY: "b",
      SUPABASE_PUBLISHABLE_KEYS: '{"default":"c","mobile":"d"}',
    });
    expect(settings.publicKeys).toEqual(["a", "b", "c", "d"]);
  });

  test("reads origins as browsers send them", () => {
    const settings = readSettings({
      ...BASE,
      ALLOWED_ORIGINS: " https://a.test/ ,https://b.test,",
    });
    expect(settings.allowedOrigins).toEqual(["https://a.test", "https://b.test"]);
  });

  test("uses a salt of its own if there is one", () => {
    expect(readSettings({ ...BASE, NETWORK_SALT: "salt" }).networkSecret).toBe("salt");
  });

  test.each([
    [{ LLM_BASE_URL: "" }, []],
    [{ LLM_API_KEY: undefined }, []],
    [{}, [{ ...ENDPOINT, format: "openai" }]],
    [
      { LLM_EXTRA: '{"temperature":0.3}' },
      [{ ...ENDPOINT, format: "openai", extra: { temperature: 0.3 } }],
    ],
    [{ LLM_FORMAT: "anthropic" }, [{ ...ENDPOINT, format: "anthropic" }]],
    [
      { LLM_BASE_URL: "https://api.anthropic.com/v1" },
      [{ ...ENDPOINT, baseUrl: "https://api.anthropic.com/v1", format: "anthropic" }],
    ],
    [
      {
        LLM_FALLBACKS:
          '[{"baseUrl":"http://localhost:11434/v1","model":"b","apiKey":"x"},{"baseUrl":"https://c.test","model":"c","format":"anthropic"}]',
      },
      [
        { ...ENDPOINT, format: "openai" },
        { baseUrl: "http://localhost:11434/v1", apiKey: "x", model: "b", format: "openai" },
        { baseUrl: "https://c.test", apiKey: "k", model: "c", format: "anthropic" },
      ],
    ],
  ])("with %o changed names the models %o", (change, endpoints) => {
    expect(readSettings({ ...BASE, ...LLM, ...change }).endpoints).toEqual(endpoints);
  });

  test("names the challenge's secret", () => {
    expect(readSettings({ ...BASE, TURNSTILE_SECRET: "t" }).turnstileSecret).toBe("t");
  });

  test.each([
    [{}, "none"],
    [{ TRUSTED_PROXY: "" }, "none"],
    [{ SB_REGION: "eu-central-1" }, "cloudflare"],
    [{ SB_REGION: "eu-central-1", TRUSTED_PROXY: "none" }, "none"],
    [{ SB_REGION: "eu-central-1", TRUSTED_PROXY: "2" }, 2],
    [{ TRUSTED_PROXY: "cloudflare" }, "cloudflare"],
    [{ TRUSTED_PROXY: "1" }, 1],
  ])("with %o trusts the proxy %s", (change, trustedProxy) => {
    expect(readSettings({ ...BASE, ...change }).trustedProxy).toBe(trustedProxy);
  });

  test.each(["0", "-1", "1.5", "10", "true", "Cloudflare", "x-forwarded-for"])(
    "refuses TRUSTED_PROXY=%s",
    (value) => {
      expect(() => readSettings({ ...BASE, TRUSTED_PROXY: value })).toThrow(
        'TRUSTED_PROXY must be "none", "cloudflare" or a number of proxies from 1 to 9.',
      );
    },
  );

  test.each([
    [{ ...BASE, SUPABASE_URL: undefined }, "SUPABASE_URL"],
    [{ ...BASE, SUPABASE_SECRET_KEY: undefined }, "SUPABASE_SECRET_KEY"],
    [{ ...BASE, ...LLM, LLM_MODEL: "" }, "LLM_MODEL"],
    [{ ...BASE, ...LLM, LLM_FORMAT: "soap" }, "LLM_FORMAT"],
    [{ ...BASE, ...LLM, LLM_FALLBACKS: "{}" }, "LLM_FALLBACKS"],
    [{ ...BASE, ...LLM, LLM_EXTRA: "temperature=1" }, "LLM_EXTRA must be"],
    [{ ...BASE, ...LLM, LLM_EXTRA: "[]" }, "LLM_EXTRA must be"],
    [{ ...BASE, ...LLM, LLM_EXTRA: '{"stream":false}' }, 'LLM_EXTRA must not set "stream"'],
    [{ ...BASE, ...LLM, LLM_EXTRA: '{"model":"x"}' }, 'LLM_EXTRA must not set "model"'],
    [{ ...BASE, ...LLM, LLM_EXTRA: '{"messages":[]}' }, 'LLM_EXTRA must not set "messages"'],
    [{ ...BASE, LLM_FIRST_TOKEN_SECONDS: "4" }, "LLM_FIRST_TOKEN_SECONDS"],
    [{ ...BASE, LLM_FIRST_TOKEN_SECONDS: "121" }, "LLM_FIRST_TOKEN_SECONDS"],
    [{ ...BASE, LLM_FIRST_TOKEN_SECONDS: "soon" }, "LLM_FIRST_TOKEN_SECONDS"],
    [{ ...BASE, ...LLM, LLM_FALLBACKS: '[{"model":"b"}]' }, "LLM_FALLBACKS"],
  ])("fails at once and says what is missing", (environment, name) => {
    expect(() => readSettings(environment)).toThrow(name);
  });
});

test("the log is one line of JSON with the chain of causes", () => {
  const lines: string[] = [];
  const cause = new Error("outer", { cause: new TypeError("inner") });
  createLog((line) => lines.push(line))({
    event: "generate-prompt",
    requestId: "r",
    engine: "llm",
    code: "UPSTREAM",
    ms: 13,
    cause,
  });
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      event: "generate-prompt",
      requestId: "r",
      engine: "llm",
      code: "UPSTREAM",
      ms: 13,
      cause: "Error: outer <- TypeError: inner",
    },
  ]);
});
