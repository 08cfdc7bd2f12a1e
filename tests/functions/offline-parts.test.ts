import { describe, expect, test } from "vitest";

import { partsOf } from "../../supabase/functions/generate-prompt/offline/read/parts";

describe("what was pasted, and what is wanted of it", () => {
  test.each([
    {
      name: "a wish below a letter",
      material: "Dear Mr Okafor, your claim of 3 May is refused because the form came too late.",
      ask: "what does that mean, i sent it on 28 april and have the receipt",
      lines: ["material", "ask"],
    },
    {
      name: "what is wrong, below code",
      material: "const list = input.split(',')\nreturn list.map((word) => word.trim());",
      ask: "breaks on empty input, i want an empty list then",
      lines: ["material", "ask"],
    },
    {
      name: "a wish below figures with a minus",
      material: "tickets 640\nhall hire -210\nflyers -38.50",
      ask: "do me two lines for the treasurer",
      lines: ["material", "ask"],
    },
    {
      name: "a wish below a log",
      material:
        "[09:12] Priya: build is red again\n[09:14] Tom: cache was stale\n[09:20] Tom: green now",
      ask: "do the writeup, cause first",
      lines: ["material", "ask"],
    },
    {
      name: "an ingredient list below its heading",
      material: "450 g wholemeal\n115 g plain flour\n400 ml buttermilk",
      ask: "convert this to a 1 lb tin:",
      lines: ["ask", "material"],
    },
    {
      name: "figures under a title of several words",
      material: "hours per week of my three cleaners\nGrace 41\nBlessing 38\nTendai 47",
      ask: "need the pay for each, rate is 14 an hour",
      lines: ["material", "ask"],
    },
  ])("$name", ({ material, ask, lines }) => {
    const parts = partsOf(lines.map((line) => (line === "ask" ? ask : material)).join("\n"));
    expect(parts.ask).toBe(ask.replace(/:$/u, ""));
    expect(parts.material).toBe(material);
  });

  test("a wish may stand above and below a letter", () => {
    const letter = "Dear Ms Wanjiru,\nKindly settle the arrears of KES 14,600 within 14 days.";
    const parts = partsOf(`have to reply to this today\n\n${letter}\n\ni can do 3k a month, short`);
    expect(parts.ask).toBe("have to reply to this today\ni can do 3k a month, short");
    expect(parts.material).toBe(letter);
  });

  test.each([
    "need a poem\n8 lines\nmust rhyme\nabout my cat who is 19\nno heaven stuff",
    "write a script that\n- reads all csv files\n- keeps rows of kenya\n- saves one file\nno pandas",
    "1. give me a name for a dog wash\n2. a slogan\n3. prices in rand",
    "long story. we share a driveway\nhe parks his boat there every summer\ni want a note for his door",
  ])("nothing was pasted in %j", (prompt) => {
    expect(partsOf(prompt)).toEqual({ ask: prompt, material: "", kind: "none" });
  });
});
