import { placeholderParts, valueOf } from "@/domain/placeholders";

import { PlaceholderBlank } from "./placeholder-blank";
import type { FillIn } from "./use-fill-in";

type PlaceholderEditorProps = {
  fillIn: FillIn;
  /** After Enter in the last blank. */
  onDone: () => void;
};

/** A prompt's whole text, line breaks kept, with its blanks to write in. */
export function PlaceholderEditor({ fillIn, onDone }: PlaceholderEditorProps) {
  const { text, fields, values, onChange } = fillIn;

  function moveOn(blank: HTMLElement) {
    const blanks = [...(blank.parentElement?.querySelectorAll<HTMLElement>("[data-blank]") ?? [])];
    const next = blanks[blanks.indexOf(blank) + 1];
    if (next === undefined) onDone();
    else next.focus();
  }

  return (
    <section
      aria-label="Prompt text"
      // Without a blank the keyboard could not scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={fields.length === 0 ? 0 : -1}
      className="text-prompt max-w-text font-mono text-wrap wrap-anywhere whitespace-pre-wrap outline-none"
    >
      {placeholderParts(text).map((part, index) => {
        const field =
          part.kind === "placeholder" && fields.find(({ key }) => key === part.placeholder.key);
        return field ? (
          <PlaceholderBlank
            // The parts of a text never change places.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            label={field.label}
            written={field.defaultValue ?? part.text}
            value={valueOf(values, field.key)}
            onChange={(value) => onChange(field.key, value)}
            onNext={moveOn}
            onLeave={(blank) => blank.parentElement?.focus()}
          />
        ) : (
          part.text
        );
      })}
    </section>
  );
}
