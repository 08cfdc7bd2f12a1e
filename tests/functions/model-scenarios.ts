import { INSTRUCTIONS_CANARY } from "../../supabase/functions/generate-prompt/llm/instructions";
import { READING_MARK } from "../../supabase/functions/generate-prompt/llm/reading-block";
import {
  type Answer,
  breakOff,
  delta,
  event,
  hang,
  hangAfterToken,
  headersOnly,
  rawStream,
  refuse,
  status,
  streamed,
  whole,
} from "./faulty-provider";

export const REQUEST = "email boss friday off";
export const GOOD = `**Task Overview**
Write an email to my boss asking for Friday off.

**Requirements**
- Ask in the first two sentences and say how the work is covered.
- Polite and direct; invent no names, dates or reasons.

**Output Format**
A subject line, then a body of 60 to 100 words.`;
export const READING = {
  deliverable: "e-mail",
  alternatives: ["chat message"],
  assumptions: [{ slot: "tone", value: "polite", alternatives: ["casual"] }],
};
const BLOCK = `\n${READING_MARK}\n${JSON.stringify(READING)}`;
const LEAD = "Sure! Here is the improved prompt:";
const FENCE = "```";
const LEAVE = "Let me know if you want any changes!";
/** After a good answer has been shown in part. */
const CUT = rawStream([event(delta(GOOD.slice(0, 150)))]);
const LATE_ERROR = rawStream([
  event(delta(GOOD.slice(0, 250))),
  event({ error: { message: "no", type: "overloaded_error" } }),
]);

const labelled = (names: readonly [string, string, string]) =>
  ["Task Overview", "Requirements", "Output Format"].reduce(
    (text, label, index) => text.replace(label, names[index] ?? label),
    GOOD,
  );
const adding = (line: string) => GOOD.replace("\n\n**Output", `\n- ${line}\n\n**Output`);
const inContext = (line: string) =>
  GOOD.replace("\n\n**Req", `\n\n**Context**\n- ${line}\n\n**Req`);

const IN_SPANISH = `**Task Overview**
Escribe un poema para mi madre que hable de los veranos en la playa con mis hermanos.

**Output Format**
Doce versos sin rima y un título corto, con palabras sencillas y nada de frases hechas.`;
const ANSWERED = `**Task Overview**
The capital of Australia is Canberra, which was chosen as a compromise between two cities.

**Output Format**
One sentence in bold, then at most two more of background.`;

export type Fate = "kept" | "saved" | "repaired" | "fallback" | "ready" | "question" | "failed";
export type Scenario = {
  name: string;
  answers: readonly Answer[];
  /** What becomes of it, and how often the first model is called. */
  fate: Fate;
  calls: number;
  /** Of a streaming caller, where that differs. */
  whenShown?: Fate;
  request?: string;
};

/** Faults that cleaning takes away, in one call. */
const SAVED: readonly (readonly [string, string])[] = [
  ["reasoning in tags", `<think>The user wants…\n</think>\n\n${GOOD}`],
  ["only the end of its reasoning", `hm, an email.</think>${GOOD}`],
  ["a fence", `${FENCE}markdown\n${GOOD}\n${FENCE}`],
  ["a lead-in", `${LEAD}\n\n${GOOD}`],
  ["a lead-in and a fence", `${LEAD}\n${FENCE}\n${GOOD}\n${FENCE}`],
  ["a lead-in, a fence, and a closing remark", `${LEAD}\n${FENCE}\n${GOOD}\n${FENCE}\n\n${LEAVE}`],
  ["a closing remark", `${GOOD}\n\n${LEAVE}`],
  ["a closing remark below a line", `${GOOD}\n\n---\n\n${LEAVE}`],
  ["JSON around it", JSON.stringify({ prompt: GOOD })],
  ["JSON of our own wire around it", JSON.stringify({ enhancedPrompt: GOOD })],
  ["JSON in a fence", `${FENCE}json\n${JSON.stringify({ prompt: GOOD }, null, 2)}\n${FENCE}`],
  ["quotation marks around it", `"${GOOD}"`],
  ["headings of another style", GOOD.replaceAll(/^\*\*(.+)\*\*$/gmu, "## $1")],
  ["text on the lines of labels", GOOD.replaceAll(/^\*\*(.+)\*\*\n/gmu, "**$1:** ")],
  ["Windows line ends", GOOD.replaceAll("\n", "\r\n")],
  ["Spanish labels", labelled(["Resumen de la tarea", "Requisitos", "Formato de salida"])],
  ["German labels", labelled(["Aufgabe", "Anforderungen", "Ausgabeformat"])],
  ["French labels", labelled(["Aperçu de la tâche", "Exigences", "Format de sortie"])],
  ["Portuguese labels", labelled(["Visão geral da tarefa", "Requisitos", "Formato de saída"])],
  ["its reading below", `${GOOD}${BLOCK}`],
  ["its reading, in a fence with the prompt", `${FENCE}\n${GOOD}${BLOCK}\n${FENCE}`],
  ["its reading, in a fence of its own", `${GOOD}\n${FENCE}json${BLOCK}\n${FENCE}`],
  ["a reading that is cut", `${GOOD}${BLOCK.slice(0, -30)}`],
  ["a reading of the wrong kind", `${GOOD}\n${READING_MARK}\n[1, 2]`],
];

/** Faults that no cleaning can mend: repaired by a second call, or left to the next model. */
const WRONG: readonly (readonly [string, string])[] = [
  ["the answer to the request", "Dear boss, I would like to take Friday off. Best regards"],
  ["a refusal", "I'm sorry, but I can't help with that."],
  ["our instructions", `${GOOD}\n- ${INSTRUCTIONS_CANARY}`],
  ["reasoning without end", "<think>let me see"],
  ["no Output Format", GOOD.split("\n\n**Output")[0] ?? ""],
  ["a letter inside the labels", adding("Body:\nDear boss,\nI would like to take Friday off.")],
  ["a program inside the labels", adding(`Use:\n${FENCE}\nimport a\nsend(a)\nquit()\n${FENCE}`)],
  ["a name of its own making", adding("Say that Sarah covers for me.")],
  ["a titled name of its own making", adding("Address it to Mr. Hargreaves.")],
  ["an address of its own making", adding("Send it to boss@corp.test.")],
  ["a phone number of its own making", adding("Call me on +44 20 7946 0958 then.")],
  ["a percentage of its own making", adding("Mention that 85% of the project is done.")],
  ["a figure of its own making", inContext("I have worked here for 14 years.")],
  ["an amount of its own making", adding("Offer to pay the $200 fee.")],
  ["its own first person", adding("I have rewritten your request to be clearer.")],
  ["too many questions", adding("[ONE] [TWO] [THREE] [FOUR]")],
  ["another language", IN_SPANISH],
  ["far too many words", adding("and more words again ".repeat(150))],
  ["another topic", GOOD.replaceAll(/email|boss|friday/giu, "poem")],
];

type Rest = Pick<Scenario, "whenShown" | "request">;

function scenario(
  name: string,
  [fate, calls]: readonly [Fate, number],
  answers: readonly Answer[],
  rest: Rest = {},
): Scenario {
  return { name, fate, calls, answers, ...rest };
}

const good = streamed(GOOD);
const LOST: Rest = { whenShown: "failed" };

export const SCENARIOS: readonly Scenario[] = [
  scenario("a good answer", ["kept", 1], [good]),
  scenario(
    "a good answer, whole",
    ["kept", 1],
    [whole({ choices: [{ message: { content: GOOD } }] })],
  ),
  ...SAVED.map(([name, text]) => scenario(name, ["saved", 1], [streamed(text)])),
  ...WRONG.flatMap(([name, text]) => [
    scenario(`${name}, once`, ["repaired", 2], [streamed(text), good]),
    scenario(`${name}, twice`, ["fallback", 2], [streamed(text)]),
  ]),
  scenario("429, then an answer", ["kept", 2], [status(429), good]),
  scenario("500, then an answer", ["kept", 2], [status(500), good]),
  scenario("503 again and again", ["fallback", 3], [status(503)]),
  scenario("a refused key", ["fallback", 1], [status(401)]),
  scenario("no connection", ["fallback", 3], [refuse]),
  scenario("no answer", ["fallback", 1], [hang]),
  scenario("headers alone", ["fallback", 1], [headersOnly]),
  scenario("one token, then silence", ["fallback", 1], [hangAfterToken]),
  scenario("empty content", ["fallback", 1], [streamed("")]),
  scenario("garbage", ["fallback", 1], [whole("garbage")]),
  scenario("an end at its limit", ["fallback", 1], [streamed(GOOD.slice(0, 20), "length")], LOST),
  scenario("a cut at the first words", ["kept", 2], [breakOff, good], LOST),
  scenario("a cut in the middle", ["kept", 2], [CUT, good], LOST),
  scenario("an error in the middle", ["kept", 2], [LATE_ERROR, good], LOST),
  scenario(
    "READY for a trivial request",
    ["ready", 1],
    [streamed("READY: Ask for the steps | Name the number system")],
    { request: "2+2" },
  ),
  scenario(
    "QUESTION for a request without a subject",
    ["question", 1],
    [streamed("QUESTION: What would you like help with?")],
    { request: "help me" },
  ),
  scenario(
    "QUESTION for a request of many words",
    ["repaired", 2],
    [streamed("QUESTION: Which boss?"), good],
    {
      request:
        "write an email to my boss in which I ask for friday off because we are moving house",
    },
  ),
  scenario("an answer inside the labels", ["fallback", 2], [streamed(ANSWERED)], {
    request: "capital of australia",
  }),
];
