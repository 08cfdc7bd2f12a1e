import { expect, test } from "vitest";

import type { Prompt } from "@/types/entities";

import { searchAmong } from "./search-among";

const prompts = ["3", "2", "1"].map((id): Prompt => ({
  id,
  title: `Plan ${id}`,
  content: "Plan a week",
  gets: "",
  category: "Writing",
  is_premium: false,
  is_featured: false,
  like_count: 0,
  dislike_count: 0,
  created_at: `2026-01-0${id}T00:00:00+00:00`,
}));

test.each([
  ["the first page", null, ["3", "2"]],
  ["the next page", "2", ["1"]],
  ["a page after the last", "1", []],
  ["a page after one that is not here", "9", []],
])("%s", (_what, p_after_id, ids) => {
  const found = searchAmong(prompts, { p_search: "plan", p_limit: 2, p_after_id });
  expect(found.map(({ id }) => id)).toEqual(ids);
});
