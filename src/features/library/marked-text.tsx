import { markMatches } from "@/domain/prompt-search";

type MarkedTextProps = { text: string; search: string };

/** The text with matches of the search marked; screen readers read it as one text. */
export function MarkedText({ text, search }: MarkedTextProps) {
  if (search === "") return text;
  return markMatches(text, search).map((part, index) =>
    part.isMatch ? (
      // A part has no identity but its place.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className="bg-marigold text-marigold-on rounded-[2px]">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
