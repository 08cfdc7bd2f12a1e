import { expect, test } from "vitest";

import { backgroundLocationOf, shownLocation } from "./background-location";

const AT_PROMPT = { pathname: "/prompts/p/a-slug", search: "", hash: "", key: "k" };
const STATE = { promptId: "an-id", search: "?q=email&category=Writing", isMadeHere: true };

test("a prompt opened from the library renders over the library as it was", () => {
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
  ["state with other types", { ...AT_PROMPT, state: { promptId: 1, search: "" } }],
  ["another page", { ...AT_PROMPT, pathname: "/prompts", state: STATE }],
])("%s renders as it is", (_what, location) => {
  expect(shownLocation(location)).toBe(location);
});

test("tells an entry with a background location from others", () => {
  expect(backgroundLocationOf(STATE)).toEqual({
    promptId: "an-id",
    search: "?q=email&category=Writing",
  });
  expect(backgroundLocationOf("text")).toBeNull();
});
