import type { ChatMessage } from "../../functions/generate-prompt/llm/wire.ts";
import type { Ask } from "./judge.ts";

/** A way to improve a prompt, compared with not improving it. */
export type Arm = { name: string; enhance: (prompt: string) => Promise<string> };

const IMPROVE = "Improve this prompt. Output the improved prompt only.";

/** What anybody could do without us: one line to the same model. */
export function oneLineArm(ask: Ask): Arm {
  return {
    name: "one line to the model",
    enhance: (prompt) => ask([{ role: "user", content: `${IMPROVE}\n\n${prompt}` }]),
  };
}

const FILL = `You play the person who made a request to an AI assistant. The user message is JSON with "request" and "prompt", a version of the request with placeholders in square brackets. Replace each placeholder by a short, ordinary value that fits the request, and change nothing else. Output the prompt only.`;

/**
 * Placeholders filled as a visitor would fill them. Without this, honest questions lose to invented facts; the
 * report therefore gives the rate with and without it.
 */
export function fillPlaceholders(request: string, prompt: string, ask: Ask): Promise<string> {
  const messages: ChatMessage[] = [
    { role: "system", content: FILL },
    { role: "user", content: JSON.stringify({ request, prompt }) },
  ];
  return ask(messages);
}
