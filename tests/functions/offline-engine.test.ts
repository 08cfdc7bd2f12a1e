import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { enhanceOffline } from "../../supabase/functions/generate-prompt/offline/enhance";
import { findFailedChecks } from "../../supabase/functions/generate-prompt/text/checks";
import { cleanText, isBlank } from "../../supabase/functions/generate-prompt/text/clean-text";
import { bracketedDetails } from "../../supabase/functions/generate-prompt/text/tokens";
import { asked } from "./handler-setup";

const enhanced = (prompt: string) => enhanceOffline(asked(prompt));

describe("the outcome", () => {
  test.each([
    "capital of australia",
    "2+2",
    "whats 18% of 245",
    "convert to metric: 2 cups flour, 350F",
    "who painted the mona lisa",
  ])("of '%s' is the request itself, with small suggestions", (prompt) => {
    const { outcome, content, suggestions, reading } = enhanced(prompt);
    expect({ outcome, content, reading }).toEqual({
      outcome: "ready",
      content: prompt,
      reading: null,
    });
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.length).toBeLessThanOrEqual(3);
  });

  test("of a prompt that names goal, form, length and reader is the prompt itself", () => {
    const prompt =
      "Write a 120-word caption for a bakery in Ghent. Audience: families nearby. Mention the terrace, nothing else. Tone: warm. Return only the caption.";
    expect(enhanced(prompt)).toMatchObject({ outcome: "ready", content: prompt });
  });

  test.each(["help me", "hi", "please help", "i need help"])(
    "of '%s' is a question back",
    (prompt) => {
      const { outcome, content } = enhanced(prompt);
      expect(outcome).toBe("question");
      expect(content).toContain("?");
    },
  );

  test.each([
    ["unclog shower drain", "repair"],
    ["cheap dinners for 2", "meal plan"],
    ["my daughter is scared of the dentist. story with a brave hedgehog, happy end", "story"],
    ["slides for monday, 10 max, for our directors. why q2 was down", "presentation"],
    ["blog post how to choose running shoes", "article"],
    ["rainy day stuff to do with a 3 and a 6 year old, no screens", "list of ideas"],
    ["need thesis statement about social media and teen sleep", "essay"],
  ])("of '%s' is a prompt for the thing that is asked for: %s", (prompt, deliverable) => {
    expect(enhanced(prompt).reading?.deliverable).toBe(deliverable);
  });

  test("of everyday requests is a prompt", () => {
    expect(enhanced("cover letter for a junior designer").outcome).toBe("enhanced");
  });
});

describe("the reading", () => {
  test("names the deliverable, three others and only defaults that were used", () => {
    const { reading, content } = enhanced("write follow up email to a client who went quiet");
    expect(reading?.deliverable).toBe("email");
    expect(reading?.alternatives).toHaveLength(3);
    expect(reading?.assumptions.map(({ slot }) => slot)).toEqual(["tone", "length"]);
    for (const { value, alternatives } of reading?.assumptions ?? []) {
      expect(content).toContain(value);
      expect(alternatives.length).toBeGreaterThan(0);
      expect(alternatives.length).toBeLessThanOrEqual(3);
    }
  });

  test("assumes no tone and no length where they are stated", () => {
    const { reading } = enhanced("formal email to my client about the delay, 100 words");
    expect(reading?.assumptions).toEqual([]);
  });
});

describe("pasted material", () => {
  test.each([
    ["why does this fail\n```js\nconst a = ;\n```", "```js\nconst a = ;\n```"],
    [
      'fix this error:\nTraceback (most recent call last):\n  File "a.py", line 3, in <module>\n    main()\n  File "b.py", line 9, in main\n    return x[3]\nIndexError: list index out of range',
      "IndexError: list index out of range",
    ],
    [
      "translate to french: The invoice is overdue since Monday",
      "The invoice is overdue since Monday",
    ],
    ['proofread: I has went to "Teh Shop" yesterday', 'I has went to "Teh Shop" yesterday'],
  ])("of '%s' is kept whole below the task", (prompt, material) => {
    const { content } = enhanced(prompt);
    expect(content).toContain(material);
    expect(content.split("**Context**")[0]).not.toContain(material);
  });
});

const CLAUSE =
  '"The Contractor assigns to the Client all rights in any works created during the Term, forever."';
const MESSAGE =
  '"hey, had a really nice time yesterday, things are crazy at work so not sure when im free again"';
const INVOICE =
  '"Hi, we noticed your invoice is 20% higher than quoted. Can you explain that please? Regards, Tom"';

test.each([
  [`is this normal in a contract?\n\n${CLAUSE}`, "quote the words of the text"],
  [`what does he mean by this\n\n${MESSAGE}`, "quote the words of the text"],
  [`explain this to me\n\n${CLAUSE}`, "part by part, leaving nothing out"],
  [`how should i respond to this\n\n${INVOICE}`, "ready to send"],
])("%s: a question about a pasted text is answered from it", (prompt, line) => {
  const { content } = enhanceOffline(asked(prompt));
  expect(content).toContain(line);
  expect(content).not.toContain("lines to sign");
});

test("numbers pasted above a question are what it is about, headings and all", () => {
  const table = "month,visitors,orders\nJan,4120,131\nFeb,3890,118\nMar,5240,122\nApr,5610,119";
  const { content } = enhanceOffline(asked(`${table}\n\nwhat went wrong in march`));
  expect(content).toContain("**Task Overview**\nWhat went wrong in march?");
  expect(content).toContain(table);
});

test("a colon in what is told divides nothing", () => {
  const told = "I have a sheet with my sales: column A is the date, B the seller, C the amount. ";
  const { content } = enhanceOffline(asked(`${told}Give me a formula for the total per seller.`));
  expect(content).not.toContain("The text:");
});

describe("what is known of the reader", () => {
  test("stands under Context", () => {
    const { content } = enhanceOffline({
      ...asked("email to my boss"),
      facts: ["I am a nurse in Leeds"],
    });
    expect(content).toContain("- About me: I am a nurse in Leeds");
  });

  test("and the first answer is written for their assistant", () => {
    const prompt = "translate to french: The invoice is overdue since Monday";
    const { content } = enhanceOffline({ ...asked(prompt), assistant: "claude" });
    expect(content).toContain("<material>\nThe invoice is overdue since Monday\n</material>");
  });
});

test.each([
  "帮我写一份辞职信",
  "lettera di dimissioni",
  "brief aan huurbaas over lekkage",
  "बॉस को ईमेल",
])("'%s' stays whole and asks for an answer in its language", (prompt) => {
  const { content } = enhanced(prompt);
  expect(content).toContain(prompt);
  expect(content).toContain("language of the request");
});

test("asks for three things at most, and not for what is stated", () => {
  const { content } = enhanced("workout 20 min no equipment bad knee");
  expect(bracketedDetails(content).length).toBeLessThanOrEqual(3);
  expect(content).not.toContain("[LIMITS");
});

const words = fc.constantFrom(
  ...'write email to my boss about 3 days off in [MONTH] under $50 "quoted words" https://a.test/b poem 20 min no nuts how do i fix **Context** ``` : , ? \n für meine el para 写 🔥 {{x}} i dont as a table in spanish'.split(
    " ",
  ),
);
const request = fc
  .oneof(
    fc.array(words, { minLength: 1, maxLength: 30 }).map((all) => all.join(" ")),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 300 }),
  )
  .map(cleanText)
  .filter((text) => !isBlank(text));

test("whatever is typed, every prompt passes the checks and nothing throws", () => {
  fc.assert(
    fc.property(
      request,
      fc.constantFrom(null, "claude", "gemini", "chatgpt"),
      (prompt, assistant) => {
        const given = { ...asked(prompt), assistant };
        const { outcome, content } = enhanceOffline(given);
        const failed = outcome === "enhanced" ? findFailedChecks(given, content) : [];
        expect(failed).toEqual([]);
        expect(content).not.toBe("");
      },
    ),
    { numRuns: 400 },
  );
});

describe("time", () => {
  // Of processor time, which other work on the machine does not lengthen; a few are needed.
  const LIMIT_MS = 500;
  // Each of these was quadratic in some regular expression at some time.
  const UNITS = [
    ["a", "你好", "“", "1 a ", "a@", "<a", "[", "{{", "x=>", "- a\n", ".", "Context: "],
    ["[MONTH]", "spanish", "**Context**", "no", "1", "\n1", "$", "pour ", "von "],
  ];
  test.each(UNITS.flat())("stays short for 4,000 characters of %j", (unit) => {
    const given = asked(unit.repeat(4000 / unit.length).trim());
    const before = process.cpuUsage();
    findFailedChecks(given, enhanceOffline(given).content);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(LIMIT_MS);
  });
});
