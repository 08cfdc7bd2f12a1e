import type { Lines } from "./lines/types.ts";

const TAGS = /(?: #[a-z]+)+$/u;

/** A line of a deliverable, and the kinds of facts that make it needless. */
export function untagged(line: string): { text: string; tags: string[] } {
  const tags = TAGS.exec(line)?.[0].match(/[a-z]+/gu) ?? [];
  return { text: line.replace(TAGS, ""), tags };
}

/** The requirements that are an expert's of any deliverable, and so neither chosen nor said by the reader. */
export function ownLines({ kinds, neutral }: Lines): ReadonlySet<string> {
  const parts = [neutral, ...Object.values(kinds)].flatMap((kind) => [kind, ...kind.narrower]);
  return new Set(parts.flatMap(({ lines }) => lines).map((line) => `- ${untagged(line).text}`));
}
