import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";

import { previewOf, previewOfMatch, sizeText } from "./preview";

const family = "👨‍👩‍👧‍👦";
const x = (count: number) => "x".repeat(count);

afterEach(() => vi.unstubAllGlobals());

describe("previewOf", () => {
  test.each([
    ["", ""],
    ["short", "short"],
    [x(150), x(150)],
    [x(151), `${x(150)}…`],
    [`${x(149)} y`, `${x(149)}…`],
    [`${x(149)}😀 more`, `${x(149)}…`],
    [`${x(148)}😀 more`, `${x(148)}😀…`],
    [`${x(145)}${family}`, `${x(145)}…`],
    [`${x(149)}e\u0301`, `${x(149)}…`],
    // A word, a blank and a list item are shown whole or not at all.
    [`${x(140)} another word`, `${x(140)} another…`],
    [`${x(145)} another word`, `${x(145)}…`],
    [`${x(60)} for [AUDIENCE: e.g. ${x(90)}] and more`, `${x(60)} for…`],
    [`${x(140)} {{audience}} and more`, `${x(140)}…`],
    [`${x(140)} $\{audience} and more`, `${x(140)}…`],
    [`${x(140)}\n- first item\n- second`, `${x(140)}\n- first…`],
    [`${x(140)}\n1. firstitem\n2. second`, `${x(140)}…`],
    [`[${x(200)}] is a blank`, `[${x(149)}…`],
  ])("case %#", (text, preview) => {
    expect(previewOf(text)).toBe(preview);
  });

  test("cuts between code points where one character alone is too long", () => {
    expect(previewOf(`${"\u0301".repeat(149)}${"😀".repeat(9)}`)).toBe(`${"\u0301".repeat(149)}…`);
    expect(previewOf(`x${"\u0301".repeat(500)}`)).toBe(`x${"\u0301".repeat(149)}…`);
  });

  test("does not split an emoji where the browser has no segmenter", () => {
    vi.stubGlobal("Intl", {});
    expect(previewOf(`${x(149)}😀 more`)).toBe(`${x(149)}…`);
    expect(previewOf(x(151))).toBe(`${x(150)}…`);
  });

  test("is a beginning of the text, at most 150 characters, and well formed", () => {
    const texts = fc.string({ unit: "grapheme", minLength: 140, maxLength: 300 });
    fc.assert(
      fc.property(texts, (text) => {
        const preview = previewOf(text);
        fc.pre(text.length > 150);
        expect(preview.endsWith("…")).toBe(true);
        expect(preview.length).toBeLessThanOrEqual(151);
        expect(text.startsWith(preview.slice(0, -1))).toBe(true);
        expect(preview).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});

describe("previewOfMatch", () => {
  const text = `${"word ".repeat(60)}needle ${"end ".repeat(60)}`;

  test.each(["", "word", "nowhere"])("is the start of the text for %j", (search) => {
    expect(previewOfMatch(text, search)).toBe(previewOf(text));
  });

  test("shows a match that lies further on, from the beginning of a word", () => {
    const preview = previewOfMatch(text, "NEEDLE");
    expect(preview).toMatch(/^…word word .*needle end .*…$/);
    expect(preview.length).toBeLessThanOrEqual(152);
  });

  test("shows a match in one long word", () => {
    expect(previewOfMatch(`${"x".repeat(200)}needle`, "needle")).toBe("…needle");
  });
});

test.each([
  ["Write it.", "2 words"],
  ["Poem", "1 word"],
  ["Write to [NAME].\n\nThank [NAME] ", "1 blank · 5 words"],
  ["[NAME] and {{place}}", "2 blanks · 3 words"],
])("the size of %j is %j", (text, size) => {
  expect(sizeText(text)).toBe(size);
});
