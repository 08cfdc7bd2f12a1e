import { analyse } from "./analysis.ts";
import { keep } from "./keep.ts";
import { render } from "./render.ts";

/**
 * Structures a request by rules, without a model: keeps its words, adds what an expert would ask
 * for and check in this kind of task. Pure: same text, same result; never throws.
 */
export function enhanceOffline(prompt: string): string {
  const analysis = analyse(prompt);
  return analysis.isDetailed ? keep(analysis) : render(analysis);
}
