type TextControl = HTMLInputElement | HTMLTextAreaElement;

const TEXT_CONTROLS = "input:not([type=radio], [type=checkbox]), textarea";

/**
 * React notices a change by comparing with the value it saw last, and reads what was typed before it
 * as unchanged. So the text is put in once more, past the setter that React watches.
 */
function typeAgain(control: TextControl, text: string): void {
  const { selectionStart, selectionEnd } = control;
  const prototype = Object.getPrototypeOf(control) as TextControl;
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, text);
  // An e-mail field has no selection to ask for.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** Remembers text typed before hydration; the function it returns tells React about it. */
export function keepTypedText(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<TextControl>(TEXT_CONTROLS)]
    .filter((control) => control.value !== control.defaultValue)
    .map((control) => ({ control, text: control.value }));
  return () => {
    for (const { control, text } of typed) typeAgain(control, text);
  };
}
