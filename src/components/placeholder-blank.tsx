import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";

type PlaceholderBlankProps = {
  label: string;
  /** The blank as it is written; its text until something is typed. */
  written: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter: on to the next blank. */
  onNext: (blank: HTMLElement) => void;
  /** Escape. */
  onLeave: (blank: HTMLElement) => void;
};

function selectAll(blank: HTMLElement): void {
  window.getSelection()?.selectAllChildren(blank);
}

/** What was typed into a text, somewhere in its middle; the whole text when more was changed. */
function insertedInto(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  const rest = before.slice(start);
  return after.endsWith(rest) ? after.slice(start, after.length - rest.length) : after;
}

type Shown = { text: string; isFilled: boolean; onTyped: (value: string) => void };

/**
 * The browser edits the text of a blank, before the application is there too. So React only writes what the blank does
 * not show already: anything else would move the cursor.
 */
function useBlank({ text, isFilled, onTyped }: Shown) {
  const ref = useRef<HTMLSpanElement>(null);
  const [printed] = useState(text);
  const wasReadRef = useRef(false);

  /** Somebody may have pressed the blank, or typed into it, as it was printed. */
  function takeOver(blank: HTMLElement): void {
    const isActive = blank === document.activeElement;
    if (blank.textContent !== printed) {
      blank.textContent = insertedInto(printed, blank.textContent);
      onTyped(blank.textContent);
    }
    if (!isActive) return;
    selectAll(blank);
    if (blank.textContent !== printed) window.getSelection()?.collapseToEnd();
  }

  useLayoutEffect(() => {
    const blank = ref.current;
    if (blank === null) return;
    const isFirst = !wasReadRef.current;
    wasReadRef.current = true;
    if (isFirst) takeOver(blank);
    else if (blank.textContent !== text && (isFilled || blank !== document.activeElement)) {
      blank.textContent = text;
    }
  });
  return { ref, printed };
}

/** A blank to write in, in the middle of the text, which flows around it: no text area, which would be a box. */
export function PlaceholderBlank(props: PlaceholderBlankProps) {
  const { label, written, value, onChange, onNext, onLeave } = props;
  const isFilled = value.trim() !== "";
  const text = isFilled ? value : written;
  const { ref, printed } = useBlank({ text, isFilled, onTyped: onChange });

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Enter also ends the composition of a word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") onLeave(event.currentTarget);
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    onNext(event.currentTarget);
  }

  function handleBlur({ currentTarget }: FocusEvent<HTMLElement>) {
    if (!isFilled) currentTarget.textContent = written;
    // Browsers put a line break behind one that is typed at the end.
    else if (value !== value.trim()) onChange(value.trim());
  }

  return (
    <span
      ref={ref}
      data-blank
      // No native control flows with the text.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="textbox"
      tabIndex={0}
      aria-label={label}
      aria-multiline
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      suppressHydrationWarning
      dir="auto"
      data-filled={isFilled || undefined}
      className="blank"
      onFocus={({ currentTarget }) => !isFilled && selectAll(currentTarget)}
      onClick={({ currentTarget }) => !isFilled && selectAll(currentTarget)}
      onKeyDown={handleKeyDown}
      onInput={({ currentTarget }) => onChange(currentTarget.textContent)}
      onBlur={handleBlur}
    >
      {printed}
    </span>
  );
}
