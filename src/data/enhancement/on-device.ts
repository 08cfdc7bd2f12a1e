import { DEVICE_TIMEOUT_MS } from "@/config/limits";
import {
  type DeviceModel,
  languagesOf,
  readyModel,
  tellAboutDevice,
} from "@/platform/device-model";

import type { DoneData } from "../../../supabase/functions/generate-prompt/contract";
import { createLlmEngine } from "../../../supabase/functions/generate-prompt/llm/engine";
import type { Chat } from "../../../supabase/functions/generate-prompt/llm/provider";
import { findFailedChecks } from "../../../supabase/functions/generate-prompt/text/checks";
import { cleanText } from "../../../supabase/functions/generate-prompt/text/clean-text";
import { detectLanguage } from "../../../supabase/functions/generate-prompt/text/language";
import { splitRequest } from "../../../supabase/functions/generate-prompt/text/request-parts";
import { EnhancementError } from "./enhancement-error";
import type { EnhancementRun } from "./request";

// The one file of the browser's that runs the function's code: the same instructions and checks, without a server.

type Languages = ReturnType<typeof languagesOf>;

function chatWith(model: DeviceModel, languages: Languages): Chat {
  return async function* (messages, signal) {
    const question = messages.at(-1)?.content ?? "";
    const initialPrompts = messages.slice(0, -1);
    const session = await model.create({ ...languages, initialPrompts, signal });
    try {
      yield* session.promptStreaming(question, { signal });
    } finally {
      session.destroy();
    }
  };
}

async function write(run: EnhancementRun, chat: Chat): Promise<DoneData> {
  const { requestId, refine: refinement, facts, assistant, ...call } = run.call;
  const given = { prompt: cleanText(call.prompt), refinement, facts, assistant };
  const engine = createLlmEngine({ chat, totalTimeoutMs: DEVICE_TIMEOUT_MS });
  const writing = engine.enhance({ ...given, signal: run.signal });
  run.onOpen(engine.name);
  let step = await writing.next();
  while (step.done !== true) {
    run.onText(step.value);
    step = await writing.next();
  }
  const made = step.value;
  if (made.outcome === "enhanced" && findFailedChecks(given, made.content).length > 0) {
    throw new Error("The model's answer failed the checks.");
  }
  return { ...made, engine: engine.name, requestId, usage: null };
}

/** The answer of the browser's own model: nothing is sent or counted. Null, and a sentence, where our server has to write. */
export async function writeOnDevice(run: EnhancementRun): Promise<DoneData | null> {
  const { call, signal } = run;
  tellAboutDevice(null);
  const language = detectLanguage(splitRequest(call.prompt).instruction) ?? "en";
  const languages = languagesOf(language);
  try {
    const model = language === "other" ? null : await readyModel(languages, signal);
    if (model !== null) return await write(run, chatWith(model, languages));
    tellAboutDevice("no-language");
  } catch (cause) {
    tellAboutDevice(signal.aborted ? null : "failed");
    if (signal.aborted) throw new EnhancementError("stopped", { cause });
    // What the model has written so far goes.
    run.onOpen("llm");
  }
  return null;
}
