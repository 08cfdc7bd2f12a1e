import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { REFINEMENT_CHIPS } from "../../supabase/functions/generate-prompt/contract";
import { modelInput } from "../../supabase/functions/generate-prompt/llm/model-input";
import { enhanceOffline } from "../../supabase/functions/generate-prompt/offline/enhance";
import { refineOffline } from "../../supabase/functions/generate-prompt/offline/refine";
import { findFailedChecks } from "../../supabase/functions/generate-prompt/text/checks";
import type { Refinement } from "../../supabase/functions/generate-prompt/text/given";
import { boldLines } from "../../supabase/functions/generate-prompt/text/labels";
import { countWords } from "../../supabase/functions/generate-prompt/text/normalise";
import { bracketedDetails } from "../../supabase/functions/generate-prompt/text/tokens";
import { AS_USER, asked, bodyRequest, setUpHandler } from "./handler-setup";
import type { RecordedQuota } from "./recorded-quota";

const firstOf = (prompt: string) => enhanceOffline(asked(prompt)).content;
const REQUEST = "email boss at bob@acme.test about 3 days off in [MONTH]";
const FIRST = firstOf(REQUEST);
const PARENT = crypto.randomUUID();

const change = (parts: Partial<Refinement>): Refinement => ({
  previous: FIRST,
  instruction: null,
  chip: null,
  choices: [],
  parentRequestId: PARENT,
  ...parts,
});
const refined = (parts: Partial<Refinement>, prompt = REQUEST) => {
  const refinement = change({ previous: firstOf(prompt), ...parts });
  return refineOffline({ ...asked(prompt), refinement }, refinement);
};

describe("without a model", () => {
  test("shorter drops a line at a time, keeps what was said, and ends", () => {
    let { content, note } = refined({ chip: "shorter" });
    expect(countWords(content)).toBeLessThan(countWords(FIRST));
    for (let round = 0; round < 20 && note === null; round += 1) {
      ({ content, note } = refined({ chip: "shorter", previous: content }));
    }
    expect(note).toBe("unchanged");
    for (const fact of ["bob@acme.test", "3 days", "[MONTH]"]) expect(content).toContain(fact);
  });

  test("more detail adds lines until there are none left", () => {
    const more = refined({ chip: "more_detail" }).content;
    expect(countWords(more)).toBeGreaterThan(countWords(FIRST));
    const most = refined({ chip: "more_detail", previous: more }).content;
    expect(refined({ chip: "more_detail", previous: most }).note).toBe("unchanged");
  });

  test("add example leaves room for one", () => {
    const { content } = refined({ chip: "add_example" });
    expect(boldLines(content)).toContain("Examples");
    expect(bracketedDetails(content).some((detail) => detail.startsWith("[EXAMPLE"))).toBe(true);
  });

  test("other tone puts another one in place of the one that is there", () => {
    const one = refined({ chip: "other_tone" }).content;
    const two = refined({ chip: "other_tone", previous: one }).content;
    expect(one.match(/^- Tone: .+$/gmu)).toHaveLength(1);
    expect(two.match(/^- Tone: .+$/gmu)).toHaveLength(1);
    expect(two).not.toBe(one);
  });

  test("for an assistant marks material as it likes it, and another one takes that back", () => {
    const prompt = "translate to french: The invoice is overdue since Monday";
    const claude = refined({ chip: "for_claude" }, prompt).content;
    expect(claude).toContain("<material>\nThe invoice is overdue since Monday\n</material>");
    const chatgpt = refined({ chip: "for_chatgpt", previous: claude }, prompt).content;
    expect(chatgpt).not.toContain("<material>");
    expect(chatgpt).toContain("Follow these points literally");
    expect(refined({ chip: "for_claude", previous: chatgpt }, prompt).content).toBe(claude);
  });

  test.each([
    ["answer_too_long", /Make it half as long/u],
    ["answer_generic", /my details/u],
    ["answer_wrong_facts", /to be checked/u],
    ["answer_wrong_format", /nothing before or after it/u],
  ] as const)("what was wrong with an answer (%s) becomes a line", (chip, line) => {
    const { content, note } = refined({ chip });
    expect(note).toBeNull();
    expect(content).toMatch(line);
    expect(refined({ chip, previous: content }).note).toBe("unchanged");
  });

  test.each([
    ["max 80 words", /^- Length: max 80 words\.$/mu],
    ["make it more formal", /^- Tone: formal\.$/mu],
    ["in spanish please", /^- Written in Spanish\.$/mu],
    ["for beginners", /^- Written for beginners\.$/mu],
    ["shorter", /^- Length: half as long as usual\.$/mu],
    ["mention that Sam covers for me", /Sam covers for me/u],
    ["without emojis", /^- No emojis\.$/mu],
  ])("the wish '%s' is worked in", (instruction, line) => {
    const { content, note } = refined({ instruction });
    expect(note).toBeNull();
    expect(content).toMatch(line);
  });

  test.each([
    ["bitte kürzer", /^- Umfang: halb so lang wie üblich\.$/mu],
    ["förmlicher Ton, höchstens 80 Wörter", /^- Umfang: höchstens 80 Wörter\.$/mu],
    ["ohne Emojis", /^- Ohne Emojis\.$/mu],
    ["erwähne, dass ich am Montag frei habe", /Montag frei habe/u],
  ])("and so is '%s', in the language of the request", (instruction, line) => {
    const { content, note } = refined(
      { instruction },
      "mail an meinen vermieter wegen der heizung",
    );
    expect(note).toBeNull();
    expect(content).toMatch(line);
  });

  test("a requirement that is not wanted goes", () => {
    const { content } = refined({ instruction: "remove the family details" });
    expect(FIRST).toContain("family details");
    expect(content).not.toContain("family details");
  });

  test("a wish that it cannot work in changes nothing, and the note says so", () => {
    expect(refined({ instruction: "hmm, not like that" })).toMatchObject({
      content: FIRST,
      note: "not_understood",
    });
  });

  test("a choice redraws the request, in the reader's own words where they typed some", () => {
    const { content, reading } = refined(
      {
        choices: [
          { slot: "deliverable", value: "text message" },
          { slot: "tone", value: "like a pirate" },
        ],
      },
      "email to my landlord about the broken heating",
    );
    expect(reading?.deliverable).toBe("text message");
    expect(content).toContain("- Tone: like a pirate.");
    expect(content).not.toContain("Subject line");
  });

  test.each(REFINEMENT_CHIPS)("%s never breaks a check, whatever came before", (chip) => {
    const texts = fc.constantFrom(
      FIRST,
      firstOf("summarize this"),
      firstOf("गर्मी पर कविता लिखो"),
      "**Context**\nx\n**Task Overview**\ny",
      "**Task Overview**\n**Task Overview**",
      "x",
      `${FIRST}\n${FIRST}`,
    );
    const wishes = fc.option(fc.string({ minLength: 1, maxLength: 60 }));
    fc.assert(
      fc.property(texts, wishes, (previous, instruction) => {
        const refinement = change({ chip, previous, instruction });
        const given = { ...asked(REQUEST), refinement };
        const { content, note } = refineOffline(given, refinement);
        expect(note !== null || findFailedChecks(given, content).length === 0).toBe(true);
      }),
    );
  });
});

describe("with a model", () => {
  test("the text and the change travel as data beside the request", () => {
    const refinement = change({ chip: "for_claude", instruction: "mention Sam" });
    const input = modelInput({ ...asked(REQUEST), refinement });
    expect(input).toMatchObject({ request: REQUEST, previous: FIRST });
    expect(input["change"]).toEqual([expect.stringContaining("XML"), "mention Sam"]);
  });

  test("may drop a fact that the visitor took out, but not one still there", () => {
    const previous = FIRST.replaceAll("3 days", "some days");
    const without = previous.replaceAll("bob@acme.test", "my boss");
    const checks = findFailedChecks(
      { ...asked(REQUEST), refinement: change({ previous }) },
      without,
    );
    expect(checks.map(({ detail }) => detail)).toEqual(["bob@acme.test"]);
  });

  test("must not grow when it was asked to shorten", () => {
    const refinement = change({ chip: "shorter" });
    const longer = `${FIRST} And one word more.`;
    const checks = findFailedChecks({ ...asked(REQUEST), refinement }, longer);
    expect(checks.map(({ check }) => check)).toEqual(["length"]);
  });
});

const answersOf = ({ settled }: RecordedQuota) =>
  settled.map(({ ending }) => (ending.kind === "answered" ? ending.answer : null));

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
    const [answer] = answersOf(quota);
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
    expect(quota.reserved[1]?.parentAnswer).toBe(answersOf(quota)[0]);
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
