import { expect, test } from "vitest";

import {
  readAsk,
  taskSentence,
} from "../../supabase/functions/generate-prompt/offline/read/sentence-en";
import { linesOf } from "../../supabase/functions/generate-prompt/offline/write/lines/index";
import type { WrittenKind } from "../../supabase/functions/generate-prompt/offline/write/lines/types";

const kinds = linesOf("en")?.kinds;
const sentence = (text: string, kind: WrittenKind) =>
  taskSentence(readAsk(text), kinds?.[kind] ?? null);

test.each([
  [
    "apology email to customer late order",
    "email",
    "Write an apology email to a customer about a late order.",
  ],
  ["thank you note to boss", "card", "Write a thank you note to my boss."],
  ["how do i get rid of moths", "repair", "Show me how to get rid of moths."],
  ["pls can u write me poem about rain thx", "poem", "Write me a poem about rain."],
  ["should i lease or buy a car", "decision", "Should I lease or buy a car?"],
  [
    "my landlord wont give my deposit back",
    "conversation",
    "My landlord won't give my deposit back. Tell me what to do and what to say.",
  ],
  ["plan weekend in lisbon with two kids", "trip", "Plan a weekend in Lisbon with two kids."],
  ["weekend in lisbon with two kids", "trip", "Plan a weekend in Lisbon with two kids."],
  ["i need a bio for my tinder", "product_text", "Write a bio for my tinder."],
  [
    "excel formula count cells that say done",
    "spreadsheet",
    "Give me an Excel formula: count cells that say done.",
  ],
  [
    "logo for coffee truck called Brewster",
    "image",
    "Create a logo for a coffee truck called Brewster.",
  ],
  ["css div not centering", "debugging", "CSS div not centering. Find the cause and show the fix."],
  [
    "gift for dad 60 likes fishing under $50",
    "ideas",
    "Suggest a gift for my dad (60) who likes fishing, under $50.",
  ],
  ["study plan for my exam tommorow", "study_plan", "Make a study plan for my exam tomorrow."],
  ["make my 4yo eat vegetables", "parenting", "Show me how to make my 4yo eat vegetables."],
] as const)("'%s' as %s becomes '%s'", (text, kind, expected) => {
  expect(sentence(text, kind)).toBe(expected);
});

test.each(['"i cant even"', "`dont`", "https://x.test/im", "[YOUR teh]"])(
  "leaves %s alone when it mends the rest",
  (kept) => {
    const text = sentence(`email about ${kept} to my freind`, "email");
    expect(text).toContain(kept);
    expect(text).toContain("friend");
  },
);
