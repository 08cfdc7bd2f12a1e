import type { Prompt } from "@/types/entities";

/** As much of a description as search engines show. */
const MAX_DESCRIPTION_CHARACTERS = 155;

/** The text on one line, cut between words. */
function cutToLine(text: string, characters: number): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= characters) return line;
  return `${line.slice(0, line.lastIndexOf(" ", characters - 1))}…`;
}

/**
 * The description of a prompt's page: what kind of prompt it is and how its public text begins, which for a
 * premium prompt is the teaser.
 */
export function promptDescription(
  prompt: Pick<Prompt, "category" | "content" | "is_premium">,
): string {
  const kind = prompt.is_premium ? "Premium prompt" : "Free prompt";
  const start = `${kind}, ${prompt.category}: `;
  return start + cutToLine(prompt.content, MAX_DESCRIPTION_CHARACTERS - start.length);
}
