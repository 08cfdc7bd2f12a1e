import { countWords, normalise } from "../text/normalise.ts";
import { splitRequest } from "../text/request-parts.ts";
import { isClear } from "./clarity.ts";
import { matchCues } from "./cue.ts";
import type { TaskType, Template } from "./pack.ts";
import { packFor, packsFor } from "./packs.ts";
import type { RuleReading } from "./reading.ts";
import { countAll, statedSlots, topicWords } from "./slots.ts";
import { statedLimits } from "./stated-limits.ts";
import { statedSize } from "./stated-size.ts";
import { isDetailed } from "./structure.ts";
import { likeliestType, rankTypes } from "./task-types.ts";
import { detectRequestLanguage } from "./vocabulary.ts";

const MAX_TWISTS = 2;
// What a request wants is said early; the rest of a long one only costs time.
const MAX_READ_CHARACTERS = 1000;

/** Reads a request by rules alone, as the kind of task given or as the one its words name. Never throws. */
export function readByRules(prompt: string, asType?: TaskType): RuleReading {
  const parts = splitRequest(prompt);
  const normalised = normalise(parts.instruction.slice(0, MAX_READ_CHARACTERS));
  const language = detectRequestLanguage(parts.instruction);
  const packs = packsFor(language);
  const pack = packFor(language);
  const ranked = rankTypes({ normalised, packs, hasCode: parts.hasCode });
  const guess = ranked.find(({ type }) => type === asType) ?? likeliestType(ranked);
  const template = specialise(pack.templates[guess.type], normalised);
  const subject = { normalised, parts, packs, language, task: guess };
  const topic = topicWords(subject);
  const stated = statedSlots({ ...subject, topicWords: topic });
  const isQuestion = prompt.endsWith("?") || matchCues(pack.questionWords, normalised).length > 0;
  const size = statedSize({ instruction: parts.instruction, type: guess.type, packs });
  const request = {
    prompt,
    parts,
    normalised,
    language,
    pack,
    packs,
    words: countWords(parts.instruction),
    type: guess.type,
    candidates: ranked.filter(({ score }) => score > 0),
    template,
    twists: twistsOf(template, normalised),
    stated,
    topicWords: countAll([...new Set(topic)]),
    taskWords: countAll(topic),
    size,
    limits: statedLimits({ parts, packs, type: guess.type, size }),
    isQuestion,
    isDetailed: isDetailed({ prompt, parts, packs, type: guess.type }),
    isUnclear: guess.type === "general" && !stated.has("topic"),
  };
  return { ...request, isClear: isClear(request) };
}

function specialise(template: Template, normalised: string): Template {
  const kind = Object.entries(template.kinds ?? {}).find(
    ([cues]) => matchCues(cues, normalised).length > 0,
  );
  return kind === undefined ? template : { ...template, ...kind[1] };
}

function twistsOf(template: Template, normalised: string): string[] {
  return Object.entries(template.twists ?? {})
    .filter(([cues]) => matchCues(cues, normalised).length > 0)
    .map(([, requirement]) => requirement)
    .slice(0, MAX_TWISTS);
}
