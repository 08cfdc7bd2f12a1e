type TextControl = HTMLInputElement | HTMLTextAreaElement;

const TEXT_CONTROLS = "input:not([type=radio], [type=checkbox]), textarea";

const textControlsIn = (root: HTMLElement): TextControl[] => [
  ...root.querySelectorAll<TextControl>(TEXT_CONTROLS),
];

/**
 * React notices a change by comparing with the value it saw last, and reads what was typed before it
 * as unchanged. So the text is put in once more, past the setter that React watches.
 */
function typeAgain(control: TextControl, text: string, [start, end]: (number | null)[]): void {
  const prototype = Object.getPrototypeOf(control) as TextControl;
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, text);
  // An e-mail field has no selection to ask for.
  if (start != null) control.setSelectionRange(start, end ?? start);
  control.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/**
 * Watches the text controls of a prerendered page. Called once React has drawn the page, the function it returns reads
 * what was typed; the one that returns tells React about it. A page that is drawn from its query replaces its HTML:
 * there the control with the same placeholder gets the text and the focus.
 */
export function watchTypedText(root: HTMLElement): () => () => void {
  const controls = textControlsIn(root);
  let focused = document.activeElement;
  const handleFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  addEventListener("focusin", handleFocus);
  return () => {
    removeEventListener("focusin", handleFocus);
    const restores = controls.map((control) => {
      const { value, defaultValue, placeholder, selectionStart, selectionEnd, isConnected } =
        control;
      return () => {
        const now = isConnected
          ? control
          : textControlsIn(root).find((one) => one.placeholder === placeholder);
        if (now === undefined) return;
        if (now !== control && control === focused) now.focus();
        if (value !== defaultValue) typeAgain(now, value, [selectionStart, selectionEnd]);
      };
    });
    return () => restores.forEach((restore) => restore());
  };
}
