/** What answers a press only once React listens. Links and forms with an action answer by themselves. */
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

/**
 * Holds every press of a button and every submitted form inside `root`. The function it returns lets
 * go of the page and does again what was held, on the same elements and in the same order.
 */
export function holdPresses(root: HTMLElement): () => void {
  let held: (() => void)[] = [];

  function hold(event: Event, again: () => void): void {
    event.preventDefault();
    event.stopPropagation();
    held.push(again);
  }

  function holdClick(event: Event): void {
    const pressed = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
    if (pressed instanceof HTMLElement) hold(event, () => press(pressed));
  }

  function holdSubmit(event: SubmitEvent): void {
    const { target, submitter } = event;
    const isOurs = target instanceof HTMLFormElement && !target.hasAttribute("action");
    if (isOurs) hold(event, () => target.requestSubmit(submitter));
  }

  root.addEventListener("click", holdClick, true);
  root.addEventListener("submit", holdSubmit, true);
  return () => {
    root.removeEventListener("click", holdClick, true);
    root.removeEventListener("submit", holdSubmit, true);
    for (const again of held) again();
    held = [];
  };
}
