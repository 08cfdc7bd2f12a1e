import type { Plugin } from "vite";

import { slugify } from "../../../src/domain/prompt-address.ts";
import { promptRedirects, readPromptSources, type SourcePrompt } from "./prompt-source.ts";

const MODULE = "virtual:prompt-addresses";
const RESOLVED = `\0${MODULE}`;

/**
 * What the application has to know of the prompts at build time. The few addresses that a title does not tell,
 * as a module: slugs that are not `slugify(title)`, by the prompt's id, and former slugs with the one that
 * replaced each. And VITE_PROMPT_COUNT: the front page's HTML says how many prompts there are.
 */
export function promptAddresses(): Plugin {
  let prompts: SourcePrompt[] | undefined;
  const read = (): SourcePrompt[] => (prompts ??= readPromptSources());
  return {
    name: "prompt-addresses",
    config: (_config, { command }) => {
      if (command === "build") process.env["VITE_PROMPT_COUNT"] = String(read().length);
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? moduleCode(read()) : null),
  };
}

function moduleCode(prompts: readonly SourcePrompt[]): string {
  const exceptions = prompts
    .filter(({ title, slug }) => slugify(title) !== slug)
    .map(({ id, slug }) => [id, slug] as const);
  const constant = (name: string, entries: Iterable<readonly [string, string]>): string =>
    `export const ${name} = ${JSON.stringify(Object.fromEntries(entries))};`;
  return [
    constant("SLUG_EXCEPTIONS", exceptions),
    constant("FORMER_SLUGS", promptRedirects(prompts)),
  ].join("\n");
}
