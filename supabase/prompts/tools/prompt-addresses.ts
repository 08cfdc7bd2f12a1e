import type { Plugin } from "vite";

import { slugify } from "../../../src/domain/prompt-address.ts";
import { readPromptSources } from "./prompt-source.ts";

const MODULE = "virtual:prompt-addresses";
const RESOLVED = `\0${MODULE}`;

/**
 * The few addresses that a title does not tell, as a module for the application: slugs that are not
 * `slugify(title)`, by the prompt's id, and former slugs with the one that replaced each.
 */
export function promptAddresses(): Plugin {
  return {
    name: "prompt-addresses",
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? moduleCode() : null),
  };
}

function moduleCode(): string {
  const prompts = readPromptSources();
  const exceptions = prompts
    .filter(({ title, slug }) => slugify(title) !== slug)
    .map(({ id, slug }) => [id, slug]);
  const former = prompts.flatMap(({ slug, formerSlugs }) => formerSlugs.map((old) => [old, slug]));
  const constant = (name: string, entries: string[][]): string =>
    `export const ${name} = ${JSON.stringify(Object.fromEntries(entries))};`;
  return [constant("SLUG_EXCEPTIONS", exceptions), constant("FORMER_SLUGS", former)].join("\n");
}
