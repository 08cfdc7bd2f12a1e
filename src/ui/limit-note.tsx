type LimitNoteProps = { text: string; maxCharacters: number };

/** Says that a field takes no more, which `maxLength` alone keeps to itself: it also cuts what is pasted. */
export function LimitNote({ text, maxCharacters }: LimitNoteProps) {
  if (text.length < maxCharacters) return null;
  return (
    <span role="alert" className="text-muted text-xs">
      {`Full: ${maxCharacters.toLocaleString("en-US")} characters are the most. What goes beyond is left out.`}
    </span>
  );
}
