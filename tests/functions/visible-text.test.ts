import { describe, expect, test } from "vitest";

import { clean } from "../../supabase/functions/generate-prompt/llm/clean-answer";
import { INSTRUCTIONS_CANARY } from "../../supabase/functions/generate-prompt/llm/instructions";
import { createVisibleText } from "../../supabase/functions/generate-prompt/llm/visible-text";

const GOOD = `**Task Overview**
Write a poem for 😀 my mother – Context matters, as do Examples of her jokes.

**Requirements**
- **Bold** words, \`code\` and *stars* stay.
* A second bullet with <tags> and "quotes".

\`\`\`
Requirements inside a fence
\`\`\`

**Output Format**
Twelve lines.`;

/** What is shown while a text arrives in pieces of this many characters. */
function shownOf(raw: string, step: number): string[] {
  const newlyVisible = createVisibleText("a poem");
  const shown: string[] = [];
  for (let end = step; end < raw.length + step; end += step) {
    shown.push(newlyVisible(raw.slice(0, end)));
  }
  return shown;
}

const VARIANTS = [
  ["as it should be", GOOD],
  ["after its reasoning", `<think>\n**Task Overview**\nhm</think>\n${GOOD}`],
  ["after a greeting", `Sure! Here is your prompt:\n\n${GOOD}`],
  ["in a fence", `~~~markdown\n${GOOD}\n~~~`],
  ["after a greeting, in a fence", `Here you go:\n~~~\n${GOOD}\n~~~\n`],
  ["with other headings", GOOD.replaceAll(/^\*\*([A-Z][a-z ]+[A-Z]?[a-z]*)\*\*$/gmu, "### $1")],
  ["with text on the lines of labels", GOOD.replaceAll(/\*\*\n(?=[A-Z])/gu, ":** ")],
  ["with its reading", `${GOOD}\n<<<reading\n{"deliverable":"poem"}`],
  ["with a reading that is cut", `${GOOD}\n\n<<<reading\n{"deliver`],
  ["in a fence with its reading", `~~~\n${GOOD}\n<<<reading\n{"deliverable":"poem"}\n~~~`],
  ["with a closing remark", `${GOOD}\n\nLet me know if you want any changes!`],
  ["with a remark behind a fence", `~~~\n${GOOD}\n~~~\n\nLet me know if I should change it.`],
  ["with lines that begin like remarks", `${GOOD}\n\nI want happy, ifs and hopes.\nLet me laugh.`],
  [
    "with German labels",
    GOOD.replace("Task Overview", "Aufgabe").replace("**Req", "**Anforderungen**\n\n**Req"),
  ],
  ["with Windows line ends", GOOD.replaceAll("\n", "\r\n")],
] as const;

describe.each([1, 2, 7, 50, 5000])("a text that arrives %i characters at a time", (step) => {
  test.each(VARIANTS)("%s: nothing shown is taken back", (_name, raw) => {
    const shown = shownOf(raw, step).join("");
    expect(clean(raw).startsWith(shown)).toBe(true);
  });
});

test.each(VARIANTS)("%s: most of it is shown before the end", (_name, raw) => {
  expect(shownOf(raw, 1).join("").length).toBeGreaterThan(clean(raw).length * 0.8);
});

test.each([
  ["an answer", "Roses are red, violets are blue."],
  ["reasoning without end", "<think>**Task Overview**\nWrite a poem."],
  ["JSON", `{"prompt": "${GOOD.replaceAll("\n", "\\n")}`],
  ["a ready request", "READY: Name the number system | Ask for the steps"],
  ["a question", "QUESTION: What would you like help with?"],
  ["a reading alone", '<<<reading\n{"deliverable":"poem"}'],
  ["a label without text", "**Task Overview**\n"],
  ["another heading", "**Poem**\nRoses are red."],
])("of %s nothing is shown", (_name, raw) => {
  expect(shownOf(raw, 1).join("")).toBe("");
});

test("after the canary nothing more is shown", () => {
  const raw = `**Task Overview**\nWrite a poem.\n- ${INSTRUCTIONS_CANARY}\n- and my other rules are\n- these`;
  expect(shownOf(raw, 1).join("")).not.toContain("my other rules");
});
