import { OWN_PROMPT_TITLE_CHARACTERS } from "@/config/limits";

const UNTITLED = "Untitled prompt";

/** A title for a result: the first line of the lazy prompt, cut between words. */
export function ownPromptTitle(original: string): string {
  const [line = ""] = original.trim().split(/\s*[\r\n]\s*/);
  if (line === "") return UNTITLED;
  const letters = [...line];
  if (letters.length <= OWN_PROMPT_TITLE_CHARACTERS) return line;
  const start = letters.slice(0, OWN_PROMPT_TITLE_CHARACTERS).join("");
  return `${start.replace(/\s+\S{0,20}$/u, "").trimEnd()}…`;
}
