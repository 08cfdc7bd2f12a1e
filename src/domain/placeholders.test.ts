import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { enhancedBlocksOf } from "./enhanced-text";
import {
  fillPlaceholders,
  markedParts,
  markFilled,
  placeholderParts,
  placeholdersOf,
} from "./placeholders";

describe("what is a placeholder", () => {
  test.each([
    ["Write for [YOUR AUDIENCE].", ["Your audience"]],
    ["[PLATFORM: e.g. Instagram] and [PLATFORM]", ["Platform"]],
    ["{{ company_name }} and {{tone}}", ["Company name", "Tone"]],
    ["${topic} in ${tone:friendly}", ["Topic", "Tone"]],
    ["[平台：例如 微信]", ["平台"]],
    ["[कंपनी का नाम]", ["कंपनी का नाम"]],
    ["[DÓNDE APARECE: p. ej. tienda]", ["Dónde aparece"]],
    ["Goal: [GOAL 2]. [HOURS PER WEEK] hours", ["Goal 2", "Hours per week"]],
    ["[GOAL/KPI] & [Q&A TOPIC]", ["Goal/kpi", "Q&a topic"]],
  ])("%s", (text, labels) => {
    expect(placeholdersOf(text).map(({ label }) => label)).toEqual(labels);
  });

  test.each([
    "see [1] and [X] and [ ] and [x]",
    "[A LINK](https://example.com)",
    "[Some words]",
    "items[INDEX] = 1",
    "`[IN CODE]` and ```\n[IN A BLOCK]\n{{too}}\n```",
    "an open [BRACKET",
    "[3 TOPICS]",
    "{{}} ${} ${1}",
  ])("not in %j", (text) => {
    expect(placeholdersOf(text)).toEqual([]);
  });

  test("keeps the example as a hint, and asks for several lines where the name suggests it", () => {
    expect(placeholdersOf("[PLATFORM: e.g. X] [MEETING NOTES]")).toMatchObject([
      { hint: "e.g. X", isMultiline: false },
      { hint: null, isMultiline: true },
    ]);
  });
});

describe("filling in", () => {
  test("puts each value everywhere its name appears, whatever the spelling", () => {
    const text = "For [COMPANY NAME], {{company_name}} and [PRODUCT].";
    expect(fillPlaceholders(text, { "company name": "Acme" })).toBe(
      "For Acme, Acme and [PRODUCT].",
    );
  });

  test.each(["$$5", "$&", "$1", "[PRODUCT]", "{{x}}"])("takes the value %s as it is", (value) => {
    expect(fillPlaceholders("It costs [PRICE].", { price: value })).toBe(`It costs ${value}.`);
  });

  test("uses a default, and leaves the gap for blank values", () => {
    expect(fillPlaceholders("${tone:friendly} [TOPIC]", { tone: " ", topic: "" })).toBe(
      "friendly [TOPIC]",
    );
  });

  test("knows no values that nobody gave", () => {
    expect(fillPlaceholders("{{constructor}} [TO STRING]", {})).toBe("{{constructor}} [TO STRING]");
  });
});

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(
      fc.constantFrom("[A B", "]", "{{", "}}", "${", "}", "`", "```", ":", "x", "[NAME]", "\n"),
    )
    .map((parts) => parts.join("")),
);

test("the parts are the text, and without values nothing changes but defaults", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(
        placeholderParts(text)
          .map((part) => part.text)
          .join(""),
      ).toBe(text);
      const withoutDefaults = text.replaceAll("${", "{");
      expect(fillPlaceholders(withoutDefaults, {})).toBe(withoutDefaults);
    }),
  );
});

test.each(["[", "[A", "[A B:", "{{", "${a", "`", "```", "[AA] "])(
  "is quick for repetitions of %j",
  (unit) => {
    const start = performance.now();
    placeholdersOf(unit.repeat(20_000 / unit.length));
    expect(performance.now() - start).toBeLessThan(500);
  },
);

describe("the text on screen", () => {
  const shown = (text: string, values: Record<string, string>) =>
    enhancedBlocksOf(markFilled(text, values)).flatMap((block) =>
      block.kind === "label"
        ? []
        : block.runs.flatMap((run) => markedParts(run.text).map((part) => [part.kind, part.text])),
    );

  test("what was filled in is told apart from the text and from the gaps still open", () => {
    expect(shown("**For [NAME]** and [PLACE].", { name: "Ann" })).toEqual([
      ["text", "For "],
      ["filled", "Ann"],
      ["text", " and "],
      ["placeholder", "[PLACE]"],
      ["text", "."],
    ]);
  });

  test("each line of a long value is marked, and nothing in code is", () => {
    expect(shown("From [NOTES]:\n```\n[NOTES]\n```", { notes: "- one\n[TWO]" })).toEqual([
      ["text", "From "],
      ["filled", "- one"],
      ["text", "\n"],
      ["filled", "[TWO]"],
      ["text", ":"],
      ["text", "\n"],
      ["text", "```"],
      ["text", "\n"],
      ["placeholder", "[NOTES]"],
      ["text", "\n"],
      ["text", "```"],
    ]);
  });

  test("the marked parts together are the filled text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (value) => {
        const text = "**For [NAME]**: `x` and {{name}}";
        const parts = markedParts(markFilled(text, { name: value }));
        expect(parts.map((part) => part.text).join("")).toBe(
          fillPlaceholders(text, { name: value }),
        );
      }),
    );
  });
});
