import { readFileSync } from "node:fs";

import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";

import { placeholderParts } from "../../../../src/domain/placeholders.ts";
import type { PlacedPrompt, PromptFault } from "../prompt-source.ts";
import { faultIn, faultsAtMatches, holdersOf, type PromptRule } from "./rule.ts";

export const VOCABULARY_FILE = "rules/vocabulary.yaml";
const NAME = /^[A-Z0-9][A-Z0-9 '/-]*$/;
const NAME_MAXIMUM = 30;
const BRACKET = /\[[^\]\n]*\]?/g;

/** The shared names of placeholders, with the line of each. */
export type Vocabulary = {
  names: Map<string, number>;
  /** Refused names, each with the shared one to use. */
  refused: Map<string, string>;
};

/** Reads `rules/vocabulary.yaml`. Throws when an entry has no meaning. */
export function readVocabulary(path: string): Vocabulary {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path, "utf8"), { lineCounter: lines });
  const names = new Map<string, number>();
  const refused = new Map<string, string>();
  if (!isMap(document.contents)) throw new Error(`${VOCABULARY_FILE} is no list of names`);
  for (const { key, value } of document.contents.items) {
    const name = isScalar(key) ? String(key.value) : "";
    const line = isScalar(key) && key.range ? lines.linePos(key.range[0]).line : 1;
    if (!isMap(value) || !value.get("means")) {
      throw new Error(`${VOCABULARY_FILE}:${line} "${name}" has no meaning`);
    }
    names.set(name, line);
    const others = value.get("instead_of");
    if (isSeq(others))
      others.toJSON().forEach((other: unknown) => refused.set(String(other), name));
  }
  return { names, refused };
}

export const placeholdersIn = (content: string): string[] =>
  [...new Set(content.match(/\[[^\]\n]*\]/g) ?? [])].map((bracket) => bracket.slice(1, -1));

/** Placeholders are closed, in capitals, gaps that the site offers to fill in, and at least one. */
export const placeholdersWellFormed: PromptRule = (placed) => {
  const { content } = placed.prompt;
  if (!content.includes("[")) {
    return [faultIn(placed, { field: "content", message: "the text asks for no [PLACEHOLDER]" })];
  }
  const gaps = new Set(placeholderParts(content).map(({ text }) => text));
  const malformed = (bracket: string) =>
    !gaps.has(bracket) || !NAME.test(bracket.slice(1, -1)) || bracket.length > NAME_MAXIMUM;
  return faultsAtMatches(placed, {
    field: "content",
    text: content,
    pattern: BRACKET,
    toMessage: (bracket) => (malformed(bracket) ? `malformed placeholder ${bracket}` : null),
  });
};

const singular = (name: string): string => name.replace(/S$/, "");

/** Every name is shared or declared by its prompt, and no name has a second form. */
export const placeholdersKnown =
  ({ names, refused }: Vocabulary): PromptRule =>
  (placed) => {
    const own = new Set(placed.ownPlaceholders);
    const used = placeholdersIn(placed.prompt.content);
    const shared = new Set([...names.keys()].map(singular));
    const ofUsed = used.map((name) => {
      if (refused.has(name)) return `[${name}] is written [${refused.get(name)}] here`;
      const isKnown = names.has(name) || own.has(name);
      return !isKnown && `[${name}] is neither shared vocabulary nor declared`;
    });
    const ofOwn = [...own].flatMap((name) => [
      !used.includes(name) && `[${name}] is declared and not used`,
      names.has(name) && `[${name}] is shared and needs no declaration`,
      !names.has(name) &&
        shared.has(singular(name)) &&
        `[${name}] differs from a shared name only by its number`,
    ]);
    const messages = [...ofUsed, ...ofOwn].filter((message) => message !== false);
    return messages.map((message) => faultIn(placed, { field: "own_placeholders", message }));
  };

/** A name used by several prompts belongs into the vocabulary; one used by none or one does not. */
export function vocabularyInStep(placed: PlacedPrompt[], { names }: Vocabulary): PromptFault[] {
  const users = holdersOf(placed, ({ content }) => placeholdersIn(content));
  const unshared = [...users].flatMap(([name, [first, second]]) =>
    first && second && !names.has(name)
      ? [
          faultIn(second, {
            field: "own_placeholders",
            message: `[${name}] is also used in ${first.file}; share it`,
          }),
        ]
      : [],
  );
  const idle = [...names].filter(([name]) => (users.get(name)?.length ?? 0) < 2);
  return [
    ...unshared,
    ...idle.map(([name, line]) => ({
      file: VOCABULARY_FILE,
      line,
      message: `"${name}" is shared by fewer than two prompts`,
    })),
  ];
}
