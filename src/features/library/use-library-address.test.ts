import { describe, expect, test } from "vitest";

import { MAX_SEARCH_CHARACTERS } from "@/config/limits";

import { changeLibraryAddress, isPromptId, readLibraryAddress } from "./use-library-address";

describe("readLibraryAddress", () => {
  test.each([
    ["", { view: "All", search: "", promptId: null }],
    ["category=Writing&q=email&prompt=abc", { view: "Writing", search: "email", promptId: "abc" }],
    ["category=Saved", { view: "Saved", search: "", promptId: null }],
    ["category=writing", { view: "All", search: "", promptId: null }],
    ["category=Unknown&q=%20%20a%20b%20&prompt=", { view: "All", search: "a b", promptId: null }],
    [
      `q=${"x".repeat(MAX_SEARCH_CHARACTERS + 1)}`,
      { view: "All", search: "x".repeat(MAX_SEARCH_CHARACTERS), promptId: null },
    ],
  ])("reads %o", (query, expected) => {
    expect(readLibraryAddress(new URLSearchParams(query))).toEqual(expected);
  });
});

describe("changeLibraryAddress", () => {
  test.each([
    ["", { view: "Study Skills" }, "category=Study+Skills"],
    ["category=Writing&q=a", { view: "All" }, "q=a"],
    ["category=Writing", { search: " a & b " }, "category=Writing&q=a+%26+b"],
    ["category=Writing&q=a", { search: "  " }, "category=Writing"],
    ["q=a", { promptId: "abc" }, "q=a&prompt=abc"],
    ["q=a&prompt=abc", { promptId: null }, "q=a"],
    ["category=Nonsense&subscribed=true", { search: "a" }, "subscribed=true&q=a"],
  ] as const)("turns %o with %o into %o", (query, change, expected) => {
    expect(String(changeLibraryAddress(new URLSearchParams(query), change))).toBe(expected);
  });

  test("leaves the query it was given as it is", () => {
    const params = new URLSearchParams("q=a");
    changeLibraryAddress(params, { search: "b" });
    expect(String(params)).toBe("q=a");
  });
});

test.each([
  ["aafdc899-ffa5-5b5d-98fa-b74c65d69bd8", true],
  ["AAFDC899-FFA5-5B5D-98FA-B74C65D69BD8", true],
  ["aafdc899ffa55b5d98fab74c65d69bd8", false],
  ["aafdc899-ffa5-5b5d-98fa-b74c65d69bd8 ", false],
  ["1;drop", false],
  ["", false],
])("isPromptId(%o) is %o", (text, expected) => {
  expect(isPromptId(text)).toBe(expected);
});
