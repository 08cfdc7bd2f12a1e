import { SLUG_EXCEPTIONS } from "virtual:prompt-addresses";

import { promptPath, slugify } from "@/domain/prompt-address";
import type { Prompt } from "@/types/entities";

/** The address of a prompt's own page, derived from its title: no column holds it. */
export function promptPathOf({ id, title }: Pick<Prompt, "id" | "title">): string {
  return promptPath(SLUG_EXCEPTIONS[id] ?? slugify(title));
}
