import { readEndpoints } from "../../functions/generate-prompt/environment.ts";
import { createLlmEngine } from "../../functions/generate-prompt/llm/engine.ts";
import { createChat } from "../../functions/generate-prompt/llm/provider.ts";
import type { Endpoint } from "../../functions/generate-prompt/llm/wire.ts";
import { enhanceOffline } from "../../functions/generate-prompt/offline/enhance.ts";
import { type Arm, oneLineArm } from "./arms.ts";
import type { Ask } from "./judge.ts";
import type { JudgedOptions } from "./judged-run.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const PATIENCE = { firstTokenMs: 60_000, betweenTokensMs: 30_000 };
const TOTAL_MS = 180_000;

/**
 * The models of the judged part, or null when none is named: then nothing is judged and nothing claimed.
 * `LLM_*` rewrites and answers; `EVAL_JUDGES` is a JSON list of judges as `LLM_FALLBACKS` is one of models.
 */
export function judgedModels(
  environment: Environment,
): Pick<JudgedOptions, "arms" | "answer" | "judges"> | null {
  const rewriters = readEndpoints(environment);
  const [first] = rewriters;
  const judges = readEndpoints({
    ...environment,
    LLM_FALLBACKS: environment["EVAL_JUDGES"],
  }).slice(1);
  if (first === undefined || judges.length === 0) return null;
  const answer = askOf(first);
  return {
    answer,
    arms: [offlineArm, llmArm(rewriters), oneLineArm(answer)],
    judges: judges.map((endpoint) => ({ name: endpoint.model, ask: askOf(endpoint) })),
  };
}

const offlineArm: Arm = {
  name: "offline rules",
  enhance: (prompt) =>
    Promise.resolve(
      enhanceOffline({ prompt, refinement: null, facts: [], assistant: null }).content,
    ),
};

function llmArm(endpoints: readonly Endpoint[]): Arm {
  const [chat, ...fallbacks] = endpoints.map((endpoint) => createChat(endpoint, PATIENCE));
  if (chat === undefined) throw new Error("No model is configured.");
  const engine = createLlmEngine({ chat, fallbacks, totalTimeoutMs: TOTAL_MS });
  return {
    name: `our instructions to ${endpoints[0]?.model ?? "the model"}`,
    async enhance(prompt) {
      const signal = AbortSignal.timeout(TOTAL_MS);
      const text = engine.enhance({
        prompt,
        refinement: null,
        facts: [],
        assistant: null,
        signal,
      });
      let step = await text.next();
      while (step.done !== true) step = await text.next();
      return step.value.content;
    },
  };
}

function askOf(endpoint: Endpoint): Ask {
  const chat = createChat(endpoint, PATIENCE);
  return async (messages) => {
    let text = "";
    for await (const piece of chat(messages, AbortSignal.timeout(TOTAL_MS))) text += piece;
    return text;
  };
}
