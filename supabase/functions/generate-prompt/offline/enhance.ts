import type { Reading, ReadingChoice } from "../contract.ts";
import type { Enhanced } from "../engine.ts";
import { findFailedChecks } from "../text/checks.ts";
import type { Given } from "../text/given.ts";
import { countWords } from "../text/normalise.ts";
import { hasOwnSections, isDetailedByForm, isSpecification } from "../text/written-out.ts";
import { formatFor } from "./assistants.ts";
import { linesOf } from "./lines/lines-of.ts";
import type { Kind, Lines } from "./lines/types.ts";
import { isEmptyCall } from "./read/empty-call.ts";
import { type Request, readRequest } from "./read/request.ts";
import { compose, type Composed } from "./write/compose.ts";
import { frame } from "./write/frame.ts";
import { kindFor, writtenFor } from "./write/kind-for.ts";

const READY = 0.8;
/** A few words that ask nothing may want more than a fact. */
const READY_UNASKED = 0.93;
const UNCLEAR = 0.4;
const FEW_WORDS = 6;
const MAX_ALTERNATIVES = 3;
const SUM = /^[\d\s.,+*/×÷^()%-]+(?:(?:of|de|von)\s+[\d.,]+)?(?:=\s*\??)?$/u;
/** "18% of 245", "convert to metric: 2 cups": there is one right answer. */
const ASKED_SUM =
  /^(?:what(?:'?s| is)|how much is|calculate|compute)\s+[$€£]?\d[\d\s.,+*/×÷^()%$€£-]*(?:(?:of|plus|minus|times|x|divided by)\s+[$€£]?\d[\d\s.,%]*)*\??$|^(?:what(?:'?s| is) )?(?:an? )?\d+ ?% (?:tip )?(?:of|on) [$€£]?[\d.,]+(?: (?:split|divided|between|by|for) (?:\w+ )?(?:ways|people|of us|\d+|two|three|four|five|six))?\??$|^convert (?:to|from) (?:metric|imperial|celsius|fahrenheit|kg|lbs|pounds|miles|km|grams|cups|usd|eur)\b/iu;
const BARE_CALL =
  /^[\s\p{P}]*(?:(?:please|pls|can you|hi|hey|hello|i need|help|help me|me|test(?:ing)?|(?:something|anything) for (?:the|my) \p{L}+|(?:something|anything)(?: (?:good|nice|cool|fun|new|else|different))?|idk|what|ok|hm+|\?+|the (?:same|other)? ?(?:thing|one)|(?:same )?(?:as|from|like) (?:before|yesterday|last time|earlier)|again|continue|(?:any )?thoughts|(?:i have|i've got|got|just) an? (?:quick )?question|do(?: it)?|you know)[\s\p{P}]*)+$/iu;

/** A first answer, written by rules and weights alone. Pure: same input, same result; never throws. */
export function enhanceOffline(given: Given): Enhanced {
  const request = readRequest(given.prompt);
  const lines = linesOf(request.language) ?? linesOf("en");
  if (lines === undefined) return framed(given);
  if (isUnclear(request)) return answer("question", lines.phrases.question.join("\n"), []);
  if (isReady(request)) return answer("ready", given.prompt, suggestionsFor(request, lines));
  return write(given, request, []);
}

/** The request written out, whatever else it might do without. */
export function write(given: Given, request: Request, choices: readonly ReadingChoice[]): Enhanced {
  const lines = linesOf(request.language);
  if (lines === undefined) return framed(given);
  const kind = kindFor(request, lines, choices);
  const composed = compose({ request, lines, kind, given, choices });
  const content =
    given.assistant === null
      ? composed.content
      : formatFor(given.assistant, composed.content, lines);
  if (findFailedChecks({ ...given, refinement: null }, content).length > 0) return framed(given);
  return {
    ...answer("enhanced", content, []),
    reading: readingOf({ request, lines, kind, composed }),
  };
}

function answer(outcome: Enhanced["outcome"], content: string, suggestions: string[]): Enhanced {
  return { content, outcome, reading: null, suggestions, note: null };
}

function framed(given: Given): Enhanced {
  return answer("enhanced", frame(given.prompt, given), []);
}

function isUnclear({ prompt, parts, guess, grammar }: Request): boolean {
  if (BARE_CALL.test(prompt) || isEmptyCall(prompt)) return true;
  // The weights were taught nothing of other languages.
  if (grammar === undefined) return false;
  const [first] = guess.deliverables;
  const isGuessed = first?.name === "unclear" && first.probability > UNCLEAR;
  return isGuessed && parts.kind === "none" && countWords(prompt) <= FEW_WORDS;
}

function isReady(request: Request): boolean {
  const { prompt, parts } = request;
  if (hasOwnSections(prompt) || isWrittenAsPrompt(request)) return true;
  if (ASKED_SUM.test(prompt.trim())) return true;
  return parts.kind === "none" && (SUM.test(prompt) || asksForFact(request));
}

/** You are, act as. */
const ROLE =
  /^(?:you are|you're|act as|imagine you|du bist|sie sind|handle als|tu es|vous êtes|agis|eres|actúa|você é|aja|atue)(?!\p{L})/iu;

/** "Improve these: - ...": the list is what is worked on, and specifies nothing. */
const POINTS_BELOW =
  /^[^.!?\n]*(?<!\p{L})(?:these|those|this|diese|das|est[aeo]s|ces|isso)(?!\p{L})/iu;

/** Detailed, and put as an order: a story that is told well may still want an expert's lines. */
function isWrittenAsPrompt({ prompt, parts, ask }: Request): boolean {
  if (!isDetailedByForm(prompt)) return false;
  if (ask?.kind === "question") return false;
  if (parts.kind === "text" && (parts.ask.endsWith("?") || POINTS_BELOW.test(parts.ask)))
    return false;
  return ask?.kind === "order" || ROLE.test(prompt) || isSpecification(prompt);
}

/** What is answered by a fact: the request does not name anything that is to be made. */
function asksForFact(request: Request): boolean {
  const { ask, guess, facts, named } = request;
  const [first] = guess.deliverables;
  if (ask === null || first?.name !== "fact" || named.length > 0) return false;
  if (ask.kind === "howto" || ask.kind === "statement") return false;
  if (facts.some(({ isLimit }) => isLimit)) return false;
  const least = ask.kind === "question" ? READY : READY_UNASKED;
  return first.probability > least && guess.flags.has("ready");
}

function suggestionsFor({ prompt, guess }: Request, { phrases }: Lines): string[] {
  const isFact = guess.deliverables[0]?.name === "fact" && !isDetailedByForm(prompt);
  return isFact ? [phrases.ready.short, phrases.ready.example] : [phrases.ready.long];
}

type Written = { request: Request; lines: Lines; kind: Kind; composed: Composed };

function readingOf({ request, lines, kind, composed }: Written): Reading {
  const likely = request.guess.deliverables.flatMap(({ name }) => writtenFor(name) ?? []);
  const others = [...new Set([...request.named, ...likely].map((name) => lines.kinds[name].name))]
    .filter((name) => name !== kind.name)
    .slice(0, MAX_ALTERNATIVES);
  return { deliverable: kind.name, alternatives: others, assumptions: composed.assumptions };
}
