import { expect, test } from "vitest";

import { adapterFor, ADAPTERS, ASSISTANT_MATCHES } from "./adapters";

test("the assistants of the issue are known", () => {
  expect(ADAPTERS.map(({ name }) => name)).toEqual([
    "ChatGPT",
    "Claude",
    "Gemini",
    "Perplexity",
    "Copilot",
    "Grok",
    "DeepSeek",
    "Mistral",
  ]);
});

test.each(ADAPTERS)("$name has hosts, selectors, and a day on which it was checked", (adapter) => {
  expect(adapter.composers.length).toBeGreaterThan(0);
  expect(adapter.checked?.on).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const host of adapter.hosts) {
    expect(adapterFor(host)).toBe(adapter);
    expect(ASSISTANT_MATCHES).toContain(`https://${host}/*`);
  }
});

test.each(["example.com", "chatgpt.com.example.com", "notclaude.ai", ""])(
  "%j is a site like any other",
  (host) => {
    expect(adapterFor(host)).toMatchObject({ composers: [], allowsPaste: true, checked: null });
  },
);

test("a paste that would become a file is never tried", () => {
  const names = ADAPTERS.filter(({ allowsPaste }) => !allowsPaste).map(({ name }) => name);
  expect(names).toEqual(["ChatGPT", "Claude", "Perplexity"]);
});
