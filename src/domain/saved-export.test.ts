import { expect, test } from "vitest";

import { savedPromptsFile, type SavedRow } from "./saved-export";

const NOW = new Date("2026-11-21T08:30:00.000Z");

function row(title: string, savedAt: string, isPremium = false): SavedRow {
  const prompt = { title, category: "Writing", content: `${title}\n“text”`, is_premium: isPremium };
  return { savedAt, prompt };
}

const FREE = row("A free one", "2026-11-01T10:00:00+00:00");
const PREMIUM = row("A premium one", "2026-11-02T10:00:00+00:00", true);

test("holds title, category, content and the time of saving, newest first", () => {
  const entitlement = { tier: "premium", isConfirmed: true } as const;
  const file = savedPromptsFile({ rows: [FREE, PREMIUM], entitlement, now: NOW });
  expect(file.name).toBe("saved-prompts-2026-11-21.json");
  expect(file.text).toMatch(/\}\n$/);
  expect(JSON.parse(file.text)).toEqual({
    exported_at: "2026-11-21T08:30:00.000Z",
    prompts: [
      {
        title: "A premium one",
        category: "Writing",
        content: "A premium one\n“text”",
        is_teaser: false,
        saved_at: "2026-11-02T10:00:00+00:00",
      },
      {
        title: "A free one",
        category: "Writing",
        content: "A free one\n“text”",
        is_teaser: false,
        saved_at: "2026-11-01T10:00:00+00:00",
      },
    ],
  });
});

test.each([
  ["a free user", { tier: "free", isConfirmed: true }],
  ["the local flag alone", { tier: "premium", isConfirmed: false }],
] as const)("marks what is only a teaser for %s", (_who, entitlement) => {
  const file = savedPromptsFile({ rows: [FREE, PREMIUM], entitlement, now: NOW });
  const { prompts } = JSON.parse(file.text) as { prompts: { is_teaser: boolean }[] };
  expect(prompts.map((prompt) => prompt.is_teaser)).toEqual([true, false]);
});
