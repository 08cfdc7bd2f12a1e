import { matchCues } from "./cue.ts";
import { countDetails } from "./details.ts";
import type { LanguagePack, TaskType } from "./pack.ts";
import type { UnjudgedReading } from "./reading.ts";
import { openSlots } from "./slots.ts";

type ClarityCues = keyof Pick<
  LanguagePack,
  | "comparisons"
  | "shortForms"
  | "exactForms"
  | "personal"
  | "openGoals"
  | "deictics"
  | "designs"
  | "topicMarkers"
>;

/** Types that work on a text: with it at hand there is nothing to ask. */
const SOURCE_TYPES = new Set<TaskType>(["editing", "summary", "translation", "debugging"]);
const COMPARING_TYPES = new Set<TaskType>(["research", "explanation", "data", "code"]);

/**
 * The details after which a request can be done as it stands, by kind of task. What can be made up (a picture, a
 * poem) or is common knowledge (a recipe, a function) needs few; what only the asker knows (a letter) needs many.
 */
const ENOUGH_DETAILS: Record<TaskType, number> = {
  image: 3,
  food: 4,
  creative: 4,
  social: 5,
  marketing: 5,
  brainstorm: 5,
  career: 5,
  study: 5,
  code: 5,
  fitness: 5,
  travel: 5,
  roleplay: 5,
  howto: 5,
  explanation: 5,
  fact: 5,
  writing: 6,
  presentation: 6,
  planning: 6,
  general: 6,
  research: 7,
  email: 7,
  app: 7,
  data: 8,
  advice: 8,
  editing: 8,
  summary: 8,
  translation: 8,
  debugging: 9,
};
/** "My shop" names something without telling about it. */
const UNTOLD_DETAILS = 2;
/** Code in a language that was not named. */
const LANGUAGELESS_CODE = 7;
/** So many details fewer are enough where a single thing is left open. */
const LAST_OPEN_SLOT = 2;
const FEW_DETAILS = 4;
/** What a logo is for says little about what it shows, and what somebody is after little about where they stand. */
const OPEN_DETAILS = 3;
const MIN_DILEMMA_WORDS = 9;
const MIN_COMPARED = 2;
const MIN_COMPARISON_WORDS = 5;
/** "How to fold a sheet" has an action and an object; "how to invest" is a skill, and hangs on who asks. */
const MIN_TASK_WORDS = 2;

/**
 * True when a request can be done well as it stands, so that questions would only be in the way. In labelled
 * data askers call only 17 % of the missing details important, and rewriters ask for them even where none is.
 */
export function isClear(request: UnjudgedReading): boolean {
  const { type, stated } = request;
  const open = openSlots(request);
  if (type === "fact" || open.length === 0 || isNamedComparison(request)) return true;
  if (cannotStart(request) || !stated.has("topic")) return false;
  return saysEnough(request, open.length) || (!lacksSource(request) && isExceptional(request));
}

/** True when the text to work on is missing: whatever else is said, nothing can be done without it. */
export function cannotStart(
  request: Pick<UnjudgedReading, "type" | "template" | "stated">,
): boolean {
  // A fault can be told without the code.
  return lacksSource(request) && request.type !== "debugging";
}

function lacksSource(request: Pick<UnjudgedReading, "type" | "template" | "stated">): boolean {
  return SOURCE_TYPES.has(request.type) && openSlots(request).includes("material");
}

function isExceptional(request: UnjudgedReading): boolean {
  return EXCEPTIONS[request.type]?.(request) ?? false;
}

/** Kinds of task that can be clear with less. */
const EXCEPTIONS: Partial<Record<TaskType, (request: UnjudgedReading) => boolean>> = {
  explanation: (request) => !isPointing(request),
  howto: isPlainTask,
  editing: () => true,
  summary: () => true,
  debugging: () => true,
  translation: ({ stated }) => stated.has("language"),
  code: isExactPiece,
  data: isExactPiece,
  creative: isSubjectEnough,
  food: ({ isQuestion, stated, topicWords }) =>
    (isQuestion && stated.has("tool")) || (topicWords >= 2 && stated.has("constraints")),
  advice: isDilemma,
};

/**
 * A single thing left open is hardly worth a question, unless it is something of the asker's own. Letters nearly
 * always name "my boss" or "my landlord", which says nothing of how much is told.
 */
function saysEnough(request: UnjudgedReading, openCount: number): boolean {
  const isPersonal = request.type !== "email" && mentions(request, "personal");
  const needed = neededDetails(request);
  if (isPersonal) return countDetails(request) >= needed + UNTOLD_DETAILS;
  const fewer = Math.max(needed - LAST_OPEN_SLOT, FEW_DETAILS);
  return countDetails(request) >= (openCount === 1 ? Math.min(fewer, needed) : needed);
}

function neededDetails(request: UnjudgedReading): number {
  const { type, stated } = request;
  if (type === "code" && !stated.has("tool")) return LANGUAGELESS_CODE;
  const isDesign = type === "image" && mentions(request, "designs");
  const isOpen = type === "howto" && mentions(request, "openGoals");
  return ENOUGH_DETAILS[type] + (isDesign || isOpen ? OPEN_DETAILS : 0);
}

/** "Excel formula to count blank cells": the tool and what it is to do. */
function isExactPiece(request: UnjudgedReading): boolean {
  const isExact = mentions(request, "exactForms") && request.stated.has("tool");
  return isExact && request.topicWords > 0 && !mentions(request, "personal");
}

/** A poem about rain can be written; one for a colleague cannot, unless it says what about. */
function isSubjectEnough(request: UnjudgedReading): boolean {
  const isShort = mentions(request, "shortForms") || request.size !== undefined;
  const isForSomebody = request.stated.has("audience") && !mentions(request, "topicMarkers");
  return isShort && !isForSomebody && !mentions(request, "personal");
}

/** "Explain my homework", "explain this": what it is about lies on the asker's table. */
function isPointing(request: UnjudgedReading): boolean {
  if (request.isQuestion || request.parts.hasMaterial) return false;
  const hasNoName = request.topicWords <= 1 && mentions(request, "deictics");
  return hasNoName || mentions(request, "personal");
}

/**
 * A question how something definite is done. "Learn" and "improve" are open: the way hangs on where one stands. How
 * to treat people hangs on the people.
 */
function isPlainTask(request: UnjudgedReading): boolean {
  const { isQuestion, taskWords, stated } = request;
  const isDefinite = taskWords >= MIN_TASK_WORDS && !stated.has("audience");
  return isQuestion && isDefinite && !mentions(request, "openGoals");
}

/** "Compare oat milk and almond milk", not "compare phones". Short names can be taken for function words. */
function isNamedComparison(request: UnjudgedReading): boolean {
  if (!COMPARING_TYPES.has(request.type)) return false;
  const isLong = request.words >= MIN_COMPARISON_WORDS && !mentions(request, "personal");
  return mentions(request, "comparisons") && (request.topicWords >= MIN_COMPARED || isLong);
}

/** "Should I do this or that", with the circumstances told. */
function isDilemma({ isQuestion, words, parts }: UnjudgedReading): boolean {
  const startsClosed = /^(?:should|am|is|are|do|does|would|soll|bin|debo|dois|suis|devo|estou)\b/iu;
  return words >= MIN_DILEMMA_WORDS && isQuestion && startsClosed.test(parts.instruction.trim());
}

function mentions({ normalised, packs }: UnjudgedReading, list: ClarityCues): boolean {
  return packs.some((pack) => matchCues(pack[list], normalised).length > 0);
}
