import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { withChoice } from "../../src/data/enhancement/reading";
import {
  type ReadingChoice,
  REFINEMENT_CHIPS,
} from "../../supabase/functions/generate-prompt/contract";
import type { Enhanced } from "../../supabase/functions/generate-prompt/engine";
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

const LANDLORD = "mail to my landlord about the broken heating";

type Refined = { content: string; prompt: string; choices: ReadingChoice[] } & Partial<Enhanced>;
type Step = { chip?: Refinement["chip"]; instruction?: string; choice?: ReadingChoice };

const start = (prompt: string): Refined => ({
  ...enhanceOffline(asked(prompt)),
  prompt,
  choices: [],
});
/** One refinement after another, as the page sends them. */
const chained = (last: Refined, { choice, ...step }: Step = {}): Refined => {
  const { prompt, choices: previousChoices } = last;
  const choices = choice === undefined ? previousChoices : withChoice(previousChoices, choice);
  if (choice === undefined && Object.keys(step).length === 0) return last;
  const parts = { ...step, previous: last.content, choices, previousChoices };
  return { ...refined(parts, prompt), prompt, choices };
};
const linesUnder = (label: string, content: string): string[] =>
  content.split(`**${label}**\n`)[1]?.split("\n\n")[0]?.split("\n") ?? [];

describe("without a model", () => {
  test("shorter asks for less, drops no more than defaults, keeps what was said, and ends", () => {
    let { content, note } = refined({ chip: "shorter" });
    expect(countWords(content)).toBeLessThan(countWords(FIRST));
    for (let round = 0; round < 20 && note === null; round += 1) {
      ({ content, note } = refined({ chip: "shorter", previous: content }));
    }
    expect(note).toBe("unchanged");
    for (const fact of ["bob@acme.test", "3 days", "[MONTH]"]) expect(content).toContain(fact);
    expect(linesUnder("Requirements", content)).toHaveLength(3);
  });

  test.each([
    ["takes the shorter alternative", LANDLORD, [], "under 60 words"],
    ["halves what was wished for", LANDLORD, [{ instruction: "200 words" }], "100 words"],
    [
      "halves what it took before",
      LANDLORD,
      [{ chip: "shorter" }, { chip: "shorter" }],
      "under 15 words",
    ],
    ["asks for half where nothing is said", "python script to rename files", [], "half as long"],
    ["leaves what the request states", "email to my boss, max 80 words", [], "max 80 words"],
    ["leaves the number of portions", "quick dinner with leftover rice", [], "two servings"],
  ] as const)("shorter %s", (_name, prompt, steps, length) => {
    const { content } = steps.reduce(
      (last: Refined, step) => chained(last, step),
      chained({ content: firstOf(prompt), prompt, choices: [] }),
    );
    const shorter = chained({ content, prompt, choices: [] }, { chip: "shorter" }).content;
    expect(/^- Length: (.+)\.$/mu.exec(shorter)?.[1]).toContain(length);
  });

  test("shorter leaves what was chosen and wished for, and at least two of an expert's lines", () => {
    let last = chained(start(LANDLORD), { choice: { slot: "tone", value: "very firm" } });
    last = chained(last, { instruction: "in french" });
    const before = linesUnder("Requirements", last.content);
    for (let round = 0; round < 3; round += 1) last = chained(last, { chip: "shorter" });
    const after = linesUnder("Requirements", last.content);
    expect(after).toEqual(expect.arrayContaining(["- Tone: very firm.", "- Written in French."]));
    expect(after).toHaveLength(before.length - 1);
    expect(last.reading?.assumptions).toContainEqual(
      expect.objectContaining({ slot: "tone", value: "very firm" }),
    );
  });

  test("a choice keeps what was wished for before, and the newest of a part wins", () => {
    let last = chained(start(LANDLORD), { instruction: "in german" });
    last = chained(last, { instruction: "200 words" });
    last = chained(last, { instruction: "remove the accusations" });
    last = chained(last, { chip: "add_example" });
    last = chained(last, { chip: "for_claude" });
    last = chained(last, { choice: { slot: "tone", value: "friendly" } });
    const kept = ["Written in German.", "Length: 200 words.", "[EXAMPLE:", "<result>"];
    for (const line of [...kept, "Tone: friendly."]) expect(last.content).toContain(line);
    expect(last.content).not.toContain("accusations");
    last = chained(last, { instruction: "more formal" });
    last = chained(last, { choice: { slot: "length", value: "under 60 words" } });
    expect(last.content).toContain("Tone: formal.");
    expect(last.content).toContain("Length: under 60 words.");
    expect(last.content).not.toContain("200 words");
    expect(last.content).toContain("Written in German.");
  });

  test("another deliverable brings its own lines and defaults, and leaves none behind", () => {
    let last = chained(start(LANDLORD), { instruction: "in german" });
    for (const value of ["letter", "text message"]) {
      last = chained(last, { choice: { slot: "deliverable", value } });
    }
    const { content } = chained(start(LANDLORD), {
      choice: { slot: "deliverable", value: "text message" },
    });
    expect(last.content.replace("- Written in German.\n", "")).toBe(
      content.replace("- Written in German.\n", ""),
    );
    expect(last.content).toContain("- Written in German.");
  });

  test("a length that is chosen after 'Too long' takes its place", () => {
    let last = chained(start(LANDLORD), { chip: "answer_too_long" });
    expect(last.reading?.assumptions.map(({ slot }) => slot)).toEqual(["tone"]);
    last = chained(last, { choice: { slot: "length", value: "200 to 250 words" } });
    expect(linesUnder("Output Format", last.content)).toHaveLength(2);
  });

  test("the reading says what the text says", () => {
    let last = chained(start("explain inflation"), { instruction: "200 words" });
    last = chained(last, { instruction: "address it to children" });
    expect(last.content).toContain("Written for children.");
    expect(last.reading?.assumptions).toEqual(
      expect.arrayContaining([
        {
          slot: "length",
          value: "200 words",
          alternatives: expect.arrayContaining(["150 to 250 words"]) as string[],
        },
        expect.objectContaining({ slot: "audience", value: "children" }),
      ]),
    );
    const unchanged = chained(last, { instruction: "hmm" });
    expect(unchanged).toMatchObject({ note: "not_understood", reading: last.reading });
  });

  test("a part that was chosen stays in the reading where the deliverable has no default", () => {
    let last = chained(start(LANDLORD), { instruction: "address it to my boss" });
    last = chained(last, { choice: { slot: "audience", value: "the house council" } });
    expect(last.content).toContain("mail to the house council about");
    expect(last.reading?.assumptions).toContainEqual({
      slot: "audience",
      value: "the house council",
      alternatives: [],
    });
  });

  test.each([
    [LANDLORD, "address it to my boss", "mail to my boss about", "Written for my boss."],
    ["explain inflation", "write it for my grandma", "inflation", "Written for my grandma."],
    [
      "mail an meinen vermieter wegen der heizung",
      "schreib es an meine chefin",
      "mail an meine chefin wegen",
      "Geschrieben für meine chefin.",
    ],
    ["courriel au propriétaire", "adresse-le au patron", "courriel au patron", ": le patron."],
  ])("another reader takes the place of the one in the task: %s", (prompt, wish, task, line) => {
    const { content } = chained(start(prompt), { instruction: wish });
    expect(content).toContain(task);
    expect(content).toContain(line);
  });

  test("the reader can be changed again, and a number in the request stays", () => {
    let last = chained(start(LANDLORD), { instruction: "address it to my boss" });
    last = chained(last, { instruction: "address it to my mom" });
    expect(last.content).toContain("mail to my mom about");
    expect(last.content).not.toContain("boss");
    const child = chained(start("explain inflation to a 12 year old"), {
      instruction: "address it to my boss",
    });
    expect(child.content).toContain("12 year old");
    expect(child.content).toContain("Written for my boss.");
  });

  test("another language takes the place of the one that was wished for", () => {
    const last = chained(start(LANDLORD), { instruction: "in french" });
    const { content } = chained(last, { instruction: "in german" });
    expect(content).toContain("Written in German.");
    expect(content).not.toContain("French");
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
    ["make it sound less robotic", /^- Tone: less robotic\.$/mu],
    ["too stiff", /^- Tone: less stiff\.$/mu],
    ["give me 3 versions", /^- Required: give me 3 versions\.$/mu],
    ["i want it shorter", /^- Length: two sentences\.$/mu],
    ["in spanish please", /^- Written in Spanish\.$/mu],
    ["for beginners", /^- Written for beginners\.$/mu],
    ["shorter", /^- Length: two sentences\.$/mu],
    ["longer", /^- Length: 80 to 160 words\.$/mu],
    ["make it shorter and in spanish", /^- Written in Spanish\.[^]*^- Length: two sentences\.$/mu],
    ["mention that Sam covers for me", /Sam covers for me/u],
    ["without emojis", /^- No emojis\.$/mu],
  ])("the wish '%s' is worked in", (instruction, line) => {
    const { content, note } = refined({ instruction });
    expect(note).toBeNull();
    expect(content).toMatch(line);
  });

  test.each([
    ["bitte kürzer", /^- Umfang: unter 60 Wörter\.$/mu],
    ["förmlicher Ton, höchstens 80 Wörter", /^- Umfang: höchstens 80 Wörter\.$/mu],
    ["zu steif", /^- Ton: weniger steif\.$/mu],
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

  test.each([
    [
      "write an email to my landlord about mold",
      "text message",
      "In this form instead: text message.",
    ],
    ["write an email to my landlord about mold", "haiku", "In this form instead: haiku."],
    ["my grandma's hands", "poem or lyrics", "Write a poem: my grandma's hands."],
    ["écris un mail à mon voisin", "SMS", "Mais sous cette forme : SMS."],
  ])("the task of '%s' says that a %s is wanted", (prompt, value, task) => {
    const choices: ReadingChoice[] = [{ slot: "deliverable", value }];
    expect(refined({ choices }, prompt).content.split("\n\n")[0]).toContain(task);
    const back = [...choices, { slot: "deliverable" as const, value: "email" }];
    expect(
      refined({ choices: back }, "write an email to my landlord about mold").content,
    ).not.toMatch(/instead/u);
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
    const longer = `${FIRST} And more words than the line of a length needs.`;
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

  test("in which nothing could be changed is neither a use nor remembered", async () => {
    const { handle, quota, saved } = setUpHandler();
    const wish = { ...refine, chip: null, instruction: "start with a question" };
    const response = await handle(bodyRequest({ refine: wish }, AS_USER));
    expect(await response.json()).toMatchObject({ enhancedPrompt: FIRST, note: "not_understood" });
    expect(quota.settled).toMatchObject([{ ending: { kind: "no-use" } }]);
    expect(saved).toEqual([]);
  });

  test("keeps the wishes in a text whose choices came before", async () => {
    const { handle } = setUpHandler();
    const previous = refined({ instruction: "in spanish" }).content;
    const choices = [{ slot: "tone", value: "friendly" }];
    const flip = { ...refine, previous, chip: null, choices, previousChoices: [] };
    const response = await handle(bodyRequest({ refine: flip }, AS_USER));
    const { enhancedPrompt } = (await response.json()) as { enhancedPrompt: string };
    expect(enhancedPrompt).toContain("- Tone: friendly.");
    expect(enhancedPrompt).toContain("- Written in Spanish.");
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
    ["previous choices that are no list", { ...refine, previousChoices: "tone" }],
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
