import { isPaletteShortcut } from "@/lib/shortcuts";

/** Controls that need React to respond. Links and forms with an action work without it. */
const PRESSABLE =
  "button:not(form[action] *), [role=button], input[type=radio], input[type=checkbox]";

/** Menus open on the first of these, tabs on the second, buttons on the click that follows. */
const PRESS_EVENTS = ["pointerdown", "mousedown", "pointerup", "mouseup"] as const;

function press(element: HTMLElement): void {
  for (const type of PRESS_EVENTS) {
    const EventType = type.startsWith("pointer") ? PointerEvent : MouseEvent;
    element.dispatchEvent(new EventType(type, { bubbles: true, cancelable: true }));
  }
  element.click();
}

/** What one knows a control by. */
const marksOf = ({ tagName, ariaLabel, innerText, attributes }: HTMLElement): string =>
  [tagName, ariaLabel, innerText, attributes.getNamedItem("value")?.value].join("\n");

/** A page that is drawn from its query replaces its HTML: then the control with the same marks. */
function presser(root: HTMLElement, pressed: HTMLElement): () => void {
  const marks = marksOf(pressed);
  return () => {
    const controls = [...root.querySelectorAll<HTMLElement>(PRESSABLE)];
    const now = pressed.isConnected ? pressed : controls.find((one) => marksOf(one) === marks);
    if (now !== undefined) press(now);
  };
}

/**
 * Intercepts clicks and form submissions inside `root`, and the keys of the palette anywhere. The function it returns
 * stops that and replays the intercepted events, in order and on the same elements.
 */
export function queueEvents(root: HTMLElement): () => void {
  let queued: (() => void)[] = [];

  function queue(event: Event, replay: () => void): void {
    event.preventDefault();
    event.stopPropagation();
    queued.push(replay);
  }

  function queueClick(event: Event): void {
    const pressed = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
    if (pressed instanceof HTMLElement) queue(event, presser(root, pressed));
  }

  function queueSubmit(event: SubmitEvent): void {
    const { target, submitter } = event;
    const isOurs = target instanceof HTMLFormElement && !target.hasAttribute("action");
    if (isOurs) queue(event, () => target.requestSubmit(submitter));
  }

  // The palette's key may be pressed anywhere, and means something else to the browser.
  function queueKey(event: KeyboardEvent): void {
    if (!isPaletteShortcut(event)) return;
    const { key, ctrlKey, metaKey } = event;
    const init = { key, ctrlKey, metaKey, bubbles: true, cancelable: true };
    queue(event, () => document.body.dispatchEvent(new KeyboardEvent("keydown", init)));
  }

  addEventListener("keydown", queueKey, true);
  root.addEventListener("click", queueClick, true);
  root.addEventListener("submit", queueSubmit, true);
  return () => {
    removeEventListener("keydown", queueKey, true);
    root.removeEventListener("click", queueClick, true);
    root.removeEventListener("submit", queueSubmit, true);
    for (const replay of queued) replay();
    queued = [];
  };
}
