import { findProblems, type Problem } from "./checks.ts";
import { clean } from "./clean-answer.ts";
import type { Engine } from "./engine.ts";
import { ApiError } from "./errors.ts";
import { INSTRUCTIONS } from "./instructions.ts";
import { analyse } from "./offline/analysis.ts";
import { countWords } from "./offline/normalise.ts";
import type { ChatMessage, Complete } from "./provider.ts";
import { wordBudget } from "./word-budget.ts";

type LlmEngineOptions = {
  complete: Complete;
  /** For the answer and, if it needs one, its repair together. */
  totalTimeoutMs: number;
};

/**
 * One rewriting call, the cheap checks, at most one repair call, then an honest failure.
 * Throws UPSTREAM or TIMEOUT.
 */
export function createLlmEngine({ complete, totalTimeoutMs }: LlmEngineOptions): Engine {
  return {
    name: "llm",
    enhance: (prompt) =>
      withDeadline(totalTimeoutMs, async (signal) => {
        const conversation = openingFor(prompt);
        const draft = clean(await complete(conversation, signal));
        const problems = findProblems(prompt, draft);
        if (problems.length === 0) return draft;
        return clean(await complete([...conversation, ...repairOf(draft, problems)], signal));
      }),
  };
}

/** The request as a JSON string, with what the offline rules know about this kind of task. */
function openingFor(prompt: string): ChatMessage[] {
  const { type, language, template, twists } = analyse(prompt);
  const input = {
    request: prompt,
    task_type: type,
    hints: [...twists, ...template.requirements],
    language: language === "other" ? "the language of the request" : LANGUAGE_NAMES[language],
    max_words: wordBudget(countWords(prompt)),
  };
  return [
    { role: "system", content: INSTRUCTIONS },
    { role: "user", content: JSON.stringify(input) },
  ];
}

const LANGUAGE_NAMES = {
  en: "English",
  es: "Spanish",
  de: "German",
  fr: "French",
  pt: "Portuguese",
} as const;

function repairOf(draft: string, problems: readonly Problem[]): ChatMessage[] {
  const faults = problems.map(({ check, detail }) => ({ rule: check, broken_by: detail }));
  const request = "Fix these faults, change nothing else, and output the whole prompt again:";
  return [
    { role: "assistant", content: draft },
    { role: "user", content: `${request}\n${JSON.stringify(faults)}` },
  ];
}

async function withDeadline<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new ApiError("TIMEOUT")), ms);
  try {
    return await work(deadline.signal);
  } finally {
    clearTimeout(timer);
  }
}
