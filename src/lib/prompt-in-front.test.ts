import { expect, test } from "vitest";

import { promptInFrontOf, shownLocation } from "./prompt-in-front";

const AT_PROMPT = { pathname: "/prompts/p/a-slug", search: "", hash: "", key: "k" };
const STATE = { promptId: "an-id", behind: "?q=email&category=Writing", isMadeHere: true };

test("a prompt opened from the library is drawn in front of the library as it was", () => {
  expect(shownLocation({ ...AT_PROMPT, state: STATE })).toEqual({
    pathname: "/prompts",
    search: "?q=email&category=Writing&prompt=an-id",
    hash: "",
    key: "k",
    state: STATE,
  });
});

test.each([
  ["an address without state", { ...AT_PROMPT, state: null }],
  ["state of something else", { ...AT_PROMPT, state: { isMadeHere: true } }],
  ["state with other types", { ...AT_PROMPT, state: { promptId: 1, behind: "" } }],
  ["another page", { ...AT_PROMPT, pathname: "/prompts", state: STATE }],
])("%s is drawn as it stands", (_what, location) => {
  expect(shownLocation(location)).toBe(location);
});

test("tells an entry with a prompt in front from others", () => {
  expect(promptInFrontOf(STATE)).toEqual({
    promptId: "an-id",
    behind: "?q=email&category=Writing",
  });
  expect(promptInFrontOf("text")).toBeNull();
});
