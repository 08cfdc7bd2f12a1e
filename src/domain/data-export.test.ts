import { expect, test } from "vitest";

import { dataExportFile, type SavedRow, type UserData } from "./data-export";

const NOW = new Date("2026-11-21T08:30:00.000Z");

function row(title: string, savedAt: string, isPremium = false): SavedRow {
  const prompt = { title, category: "Writing", content: `${title}\n“text”`, is_premium: isPremium };
  return { savedAt, prompt };
}

const DATA: UserData = {
  saved: [
    row("A free one", "2026-11-01T10:00:00+00:00"),
    row("A premium one", "2026-11-02T10:00:00+00:00", true),
  ],
  liked: [
    { likedAt: "2026-11-01T10:00:00+00:00", prompt: { id: "p1", title: "Liked first" } },
    { likedAt: "2026-11-02T10:00:00+00:00", prompt: { id: "p2", title: "Liked last" } },
  ],
  ownPrompts: [
    {
      id: "o1",
      title: "a poem",
      content: "Write a poem.",
      tags: ["verse"],
      origin_id: null,
      origin_content: null,
      share_id: null,
      shared_until: null,
      created_at: "2026-11-03",
      updated_at: "2026-11-03",
    },
  ],
  collections: [{ id: "c", name: "For Monday", items: [{ kind: "own", id: "o1", note: "first" }] }],
  tokens: [{ name: "laptop", created_at: "2026-11-23T10:00:00Z", last_used_on: null }],
  facts: [{ id: "f", label: "role", value: "nurse", position: 0 }],
  enhancements: [
    {
      id: "e1",
      session_id: "s1",
      original: "a song",
      wish: "shorter",
      content: "Write a song.",
      created_at: "2026-11-04",
    },
  ],
};

test("holds what was saved and liked, newest first, the user's own prompts, and both texts of each enhancement", () => {
  const entitlement = { tier: "premium", isConfirmed: true } as const;
  const file = dataExportFile({ data: DATA, entitlement, now: NOW });
  expect(file.name).toBe("your-data-2026-11-21.json");
  expect(file.text).toMatch(/\}\n$/);
  expect(JSON.parse(file.text)).toEqual({
    exported_at: "2026-11-21T08:30:00.000Z",
    saved_prompts: [
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
    liked_prompts: [
      { id: "p2", title: "Liked last", liked_at: "2026-11-02T10:00:00+00:00" },
      { id: "p1", title: "Liked first", liked_at: "2026-11-01T10:00:00+00:00" },
    ],
    collections: [{ name: "For Monday", items: [{ kind: "own", id: "o1", note: "first" }] }],
    own_prompts: [
      {
        id: "o1",
        title: "a poem",
        content: "Write a poem.",
        tags: ["verse"],
        created_at: "2026-11-03",
        updated_at: "2026-11-03",
      },
    ],
    access_tokens: [{ name: "laptop", created_at: "2026-11-23T10:00:00Z", last_used_on: null }],
    about_me: [{ label: "role", value: "nurse" }],
    enhancements: [
      {
        session_id: "s1",
        original: "a song",
        wish: "shorter",
        content: "Write a song.",
        created_at: "2026-11-04",
      },
    ],
  });
});

test.each([
  ["a free user", { tier: "free", isConfirmed: true }],
  ["the local flag alone", { tier: "premium", isConfirmed: false }],
] as const)("marks what is only a teaser for %s", (_who, entitlement) => {
  const file = dataExportFile({ data: DATA, entitlement, now: NOW });
  const { saved_prompts: saved } = JSON.parse(file.text) as {
    saved_prompts: { is_teaser: boolean }[];
  };
  expect(saved.map((prompt) => prompt.is_teaser)).toEqual([true, false]);
});
