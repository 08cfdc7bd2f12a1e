import type { FilledPart } from "@/domain/placeholders";

export type PlaceholderTextProps = { parts: readonly FilledPart[] };

const LOOKS = {
  placeholder: "bg-accent-soft text-accent",
  filled: "bg-shade text-current underline decoration-accent decoration-dotted underline-offset-4",
} as const;

/** Blanks are highlighted, so that none is sent by mistake; what the reader filled in is too, more quietly. */
export function PlaceholderText({ parts }: PlaceholderTextProps) {
  return parts.map(({ kind, text }, index) =>
    kind === "text" ? (
      text
    ) : (
      // The parts of a text never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className={`${LOOKS[kind]} rounded-[3px]`}>
        {text}
      </mark>
    ),
  );
}
