import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { REFINEMENT_CHIPS } from "../../supabase/functions/generate-prompt/contract";
import { modelInput } from "../../supabase/functions/generate-prompt/llm/model-input";
import { refineOffline } from "../../supabase/functions/generate-prompt/offline/refine";
import { enhanceOffline } from "../../supabase/functions/generate-prompt/offline/rewrite";
import { findFailedChecks } from "../../supabase/functions/generate-prompt/text/checks";
import type { Refinement } from "../../supabase/functions/generate-prompt/text/given";
import { boldLines } from "../../supabase/functions/generate-prompt/text/labels";
import { countWords } from "../../supabase/functions/generate-prompt/text/normalise";
import { bracketedDetails } from "../../supabase/functions/generate-prompt/text/tokens";
import { AS_USER, bodyRequest, setUpHandler } from "./handler-setup";

const REQUEST = "email boss at bob@acme.test about 3 days off in [MONTH]";
const FIRST = enhanceOffline(REQUEST);
/** A result with open details. */
const LAZY = "email boss friday off";
const ASKING = enhanceOffline(LAZY);
const PARENT = crypto.randomUUID();

const change = (parts: Partial<Refinement>): Refinement => ({
  previous: FIRST,
  instruction: null,
  chip: null,
  parentRequestId: PARENT,
  ...parts,
});
const refined = (parts: Partial<Refinement>, prompt = REQUEST) =>
  refineOffline(prompt, change(parts));

describe("without a model", () => {
  test("shorter drops what is optional and keeps what was said", () => {
    const { content, note } = refined({ chip: "shorter" });
    expect(note).toBeNull();
    expect(countWords(content)).toBeLessThan(countWords(FIRST) * 0.8);
    for (const fact of ["bob@acme.test", "3 days", "[MONTH]"]) expect(content).toContain(fact);
    expect(refined({ chip: "shorter", previous: content })).toEqual({ content, note: "unchanged" });
  });

  test("shorter keeps a line that holds a fact wherever it stands", () => {
    const previous = `${FIRST}\n- Mention the 3 colleagues at bob@acme.test.`;
    expect(refined({ chip: "shorter", previous }).content).toContain("Mention the 3 colleagues");
  });

  test("more detail adds requirements of the kind of task, then general ones, and ends", () => {
    const short = refined({ chip: "shorter" }).content;
    const back = refined({ chip: "more_detail", previous: short }).content;
    expect(back).toContain("- Use only what I told you; never make up names, dates or reasons.");
    const further = refined({ chip: "more_detail", previous: FIRST }).content;
    expect(countWords(further)).toBeGreaterThan(countWords(FIRST));
    let last = further;
    for (let round = 0; round < 5; round += 1) {
      last = refined({ chip: "more_detail", previous: last }).content;
    }
    expect(refined({ chip: "more_detail", previous: last }).note).toBe("unchanged");
  });

  test("add example leaves room for one", () => {
    const { content } = refined({ chip: "add_example" });
    expect(boldLines(content)).toContain("Examples");
    expect(bracketedDetails(content).some((detail) => detail.startsWith("[EXAMPLE"))).toBe(true);
  });

  test("other tone goes through three of them, one at a time", () => {
    expect(ASKING).toContain("[TONE");
    const one = refined({ chip: "other_tone", previous: ASKING }, LAZY).content;
    expect(one).toContain("- Tone: warm");
    expect(one).not.toContain("[TONE");
    const two = refined({ chip: "other_tone", previous: one }, LAZY).content;
    expect(two).toContain("- Tone: factual");
    expect(two).not.toContain("- Tone: warm");
    const three = refined({ chip: "other_tone", previous: two }, LAZY).content;
    expect(refined({ chip: "other_tone", previous: three }, LAZY).content).toBe(one);
  });

  test("for Claude wraps the parts in tags, and going to another assistant takes them away", () => {
    const claude = refined({ chip: "for_claude", previous: ASKING }).content;
    expect(claude).toMatch(/\*\*Context\*\*\n<context>\n[\s\S]+\n<\/context>/);
    expect(claude).toMatch(/<instructions>[\s\S]+<\/instructions>/);
    const chatgpt = refined({ chip: "for_chatgpt", previous: claude }).content;
    expect(chatgpt).not.toContain("<context>");
    expect(chatgpt).toContain("Follow these points literally");
    expect(refined({ chip: "for_claude", previous: chatgpt }).content).toBe(claude);
  });

  test("for Gemini puts prohibitions last", () => {
    const { content } = refined({ chip: "for_gemini" });
    const requirements =
      /\*\*Requirements\*\*\n([\s\S]*?)\n\n/.exec(content)?.[1]?.split("\n") ?? [];
    const isNegative = requirements.map((line) => /\b(?:no|never|without)\b/iu.test(line));
    expect(isNegative).toEqual(isNegative.toSorted((a, b) => Number(a) - Number(b)));
    expect(isNegative).toContain(true);
    expect(content).toContain("Level of detail");
  });

  test("a free wish is added word for word, and the note says so", () => {
    const instruction = "mention that Sam covers for me, max 80 words";
    const { content, note } = refined({ instruction });
    expect(note).toBe("instruction_added");
    expect(content).toContain(`- Also, in my words: ${instruction}`);
    expect(refined({ instruction, previous: content }).note).toBe("unchanged");
  });

  test("speaks the language of the request", () => {
    const prompt = "schreib eine mail an meinen chef wegen freitag frei";
    const previous = enhanceOffline(prompt);
    expect(refined({ previous, chip: "other_tone" }, prompt).content).toContain("- Ton: warm");
  });

  test("gives an edited text without labels its structure first", () => {
    const { content } = refined({ previous: "a mail about 3 days off", chip: "add_example" });
    expect(boldLines(content)[0]).toBe("Task Overview");
    expect(content).toContain("a mail about 3 days off");
  });

  test.each(REFINEMENT_CHIPS)("%s never breaks a check, whatever came before", (chip) => {
    const texts = fc.constantFrom(
      FIRST,
      enhanceOffline("summarize this"),
      enhanceOffline("गर्मी पर कविता लिखो"),
      "**Context**\nx\n**Task Overview**\ny",
      "**Task Overview**\n**Task Overview**",
      "Just do it",
      "x",
      `${FIRST}\n${FIRST}`,
    );
    fc.assert(
      fc.property(
        texts,
        fc.option(fc.string({ minLength: 1, maxLength: 60 })),
        (previous, wish) => {
          const refinement = change({ chip, previous, instruction: wish });
          const { content, note } = refineOffline(REQUEST, refinement);
          const isSafe = findFailedChecks({ prompt: REQUEST, refinement }, content).length === 0;
          expect(isSafe || note === "unchanged").toBe(true);
          expect(content.length).toBeLessThan(previous.length + 4000);
        },
      ),
    );
  });
});

describe("with a model", () => {
  test("the text and the change travel as data beside the request", () => {
    const refinement = change({ chip: "for_claude", instruction: "mention Sam" });
    const input = modelInput({ prompt: REQUEST, refinement });
    expect(input).toMatchObject({ request: REQUEST, previous: FIRST });
    expect(input["change"]).toEqual([expect.stringContaining("XML"), "mention Sam"]);
  });

  test("may drop a fact that the visitor took out, but not one still there", () => {
    const previous = FIRST.replaceAll("3 days", "some days");
    const without = previous.replaceAll("bob@acme.test", "my boss");
    const checks = findFailedChecks({ prompt: REQUEST, refinement: change({ previous }) }, without);
    expect(checks.map(({ detail }) => detail)).toEqual(["bob@acme.test"]);
  });

  test("must not grow when it was asked to shorten", () => {
    const refinement = change({ chip: "shorter" });
    const longer = `${FIRST} And one word more.`;
    const checks = findFailedChecks({ prompt: REQUEST, refinement }, longer);
    expect(checks.map(({ check }) => check)).toEqual(["length"]);
  });
});

describe("a refinement over the wire", () => {
  const refine = {
    previous: FIRST,
    original: REQUEST,
    instruction: null,
    chip: "shorter",
    parentRequestId: PARENT,
  };

  test("is reserved under its parent and answered with its note", async () => {
    const { handle, quota, saved } = setUpHandler();
    const response = await handle(bodyRequest({ refine }, AS_USER));
    expect(await response.json()).toMatchObject({
      enhancedPrompt: refined({ chip: "shorter" }).content,
      note: null,
    });
    expect(quota.reserved).toMatchObject([{ parentRequestId: PARENT }]);
    expect(saved).toMatchObject([{ original: REQUEST, parentRequestId: PARENT, wish: "shorter" }]);
  });

  test("is remembered in the session it was sent with", async () => {
    const { handle, saved } = setUpHandler();
    const sessionId = crypto.randomUUID();
    await handle(bodyRequest({ prompt: REQUEST, sessionId }, AS_USER));
    await handle(bodyRequest({ refine, sessionId: sessionId.toUpperCase() }, AS_USER));
    expect(saved).toMatchObject([{ sessionId }, { sessionId }]);
  });

  test("shows that it changes our answer to its original, word for word", async () => {
    const { handle, quota } = setUpHandler();
    await handle(bodyRequest({ prompt: ` ${REQUEST}\r\n` }));
    await handle(bodyRequest({ refine }));
    await handle(bodyRequest({ refine: { ...refine, previous: `${FIRST}\nMore.` } }));
    await handle(bodyRequest({ refine: { ...refine, original: "another request" } }));
    const [answer] = quota.settled.map((settled) => settled.answer);
    const [first, ours, changed, unrelated] = quota.reserved.map((input) => input.parentAnswer);
    expect(first).toBeNull();
    expect(ours).toBe(answer);
    expect(changed).not.toBe(answer);
    expect(unrelated).not.toBe(answer);
  });

  test("of a refined text shows the refined text", async () => {
    const { handle, quota } = setUpHandler();
    const first = await handle(bodyRequest({ refine }));
    const { enhancedPrompt: previous } = (await first.json()) as { enhancedPrompt: string };
    await handle(bodyRequest({ refine: { ...refine, previous, chip: "for_claude" } }));
    expect(quota.reserved[1]?.parentAnswer).toBe(quota.settled[0]?.answer);
  });

  test("streams like any other, and says what it is", async () => {
    const { handle } = setUpHandler();
    const headers = { ...AS_USER, accept: "text/event-stream" };
    const text = await (await handle(bodyRequest({ refine }, headers))).text();
    expect(text).toContain('"isRefinement":true');
    expect(text).toContain("event: done");
  });

  test.each([
    ["neither chip nor wish", { ...refine, chip: null }],
    ["a blank wish", { ...refine, chip: null, instruction: " \n" }],
    ["an unknown chip", { ...refine, chip: "funnier" }],
    ["no parent", { ...refine, parentRequestId: undefined }],
    ["a parent that is no UUID", { ...refine, parentRequestId: "1" }],
    ["a wish that is no text", { ...refine, instruction: 5 }],
    ["nothing to refine", { ...refine, previous: undefined }],
    ["a list", []],
  ])("with %s is a bad request", async (_name, body) => {
    const { handle, quota } = setUpHandler();
    const response = await handle(bodyRequest({ prompt: REQUEST, refine: body }));
    expect(response.status).toBe(400);
    expect(quota.reserved).toEqual([]);
  });

  test.each([
    ["text", { ...refine, previous: "a".repeat(8001) }],
    ["wish", { ...refine, instruction: "a".repeat(501) }],
    ["original", { ...refine, original: "a".repeat(4001) }],
  ])("with a %s that is too long is refused", async (_name, body) => {
    expect((await setUpHandler().handle(bodyRequest({ refine: body }))).status).toBe(413);
  });

  test.each(["requestId", "sessionId"])("and a %s that is no UUID are refused", async (name) => {
    const response = await setUpHandler().handle(bodyRequest({ prompt: "hi", [name]: "1" }));
    expect(response.status).toBe(400);
  });

  test("with another wish is another request to the quota", async () => {
    const { handle, quota } = setUpHandler();
    await handle(bodyRequest({ refine }));
    await handle(bodyRequest({ refine }));
    await handle(bodyRequest({ refine: { ...refine, chip: "for_claude" } }));
    const [one, two, three] = quota.reserved.map(({ fingerprint }) => fingerprint);
    expect(two).toBe(one);
    expect(three).not.toBe(one);
  });
});
