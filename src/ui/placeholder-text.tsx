export type PlaceholderTextProps = {
  /** domain/placeholders finds the gaps, domain/filled-text what was filled in. */
  parts: readonly { kind: "text" | "placeholder" | "filled"; text: string }[];
};

const LOOKS = {
  placeholder: "bg-accent-soft text-accent",
  filled: "bg-shade text-current underline decoration-accent decoration-dotted underline-offset-4",
} as const;

/** Gaps stand out, so that none is sent off by mistake; so does, more quietly, what the reader filled in. */
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
