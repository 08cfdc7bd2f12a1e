import type { WrittenKind } from "../lines/types.ts";
import type { FormOf, Grammar } from "./ask.ts";

/** "translation: ^(?:translate)" or, of statements only, "health statement: pain"; `FormOf` has the words. */
const FORM = /^(\w+)(?: (\w+))?: (.+)$/u;

/** The forms of a language from a block of lines. */
export function formsFrom(
  block: string,
  compile = (source: string) => new RegExp(source, "isu"),
): Grammar["forms"] {
  const forms: Grammar["forms"][number][] = [];
  for (const line of block.trim().split("\n")) {
    const [, kind, only, pattern] = FORM.exec(line.trim()) ?? [];
    if (kind === undefined || pattern === undefined) continue;
    const form = [compile(pattern), kind as WrittenKind] as const;
    forms.push(only === undefined ? form : [...form, only as FormOf]);
  }
  return forms;
}
