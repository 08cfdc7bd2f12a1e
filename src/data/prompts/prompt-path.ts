import { SLUG_EXCEPTIONS } from "virtual:prompt-addresses";

import { promptPath, slugify } from "@/domain/prompt-address";
import type { Prompt } from "@/types/entities";

/** The address of a prompt's own page. No column holds it: it follows from the title. */
export function promptPathOf({ id, title }: Pick<Prompt, "id" | "title">): string {
  return promptPath(SLUG_EXCEPTIONS[id] ?? slugify(title));
}
