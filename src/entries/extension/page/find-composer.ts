import type { Adapter } from "./adapters";

const BOXES =
  'textarea:not([readonly], [disabled]), [contenteditable=""], [contenteditable="true"], [contenteditable="plaintext-only"]';
const MIN_WIDTH_PX = 120;
const MIN_HEIGHT_PX = 16;

export function isBox(node: unknown): node is HTMLElement {
  return node instanceof HTMLElement && node.matches(BOXES);
}

function isVisible(box: HTMLElement): boolean {
  const { width, height } = box.getBoundingClientRect();
  return (
    width >= MIN_WIDTH_PX &&
    height >= MIN_HEIGHT_PX &&
    box.checkVisibility({ visibilityProperty: true })
  );
}

const bottomOf = (box: HTMLElement): number => box.getBoundingClientRect().bottom;

function lowest(boxes: Iterable<HTMLElement>): HTMLElement | null {
  let found: HTMLElement | null = null;
  for (const box of boxes) {
    if (isVisible(box) && (found === null || bottomOf(box) > bottomOf(found))) found = box;
  }
  return found;
}

/**
 * The box that the reader writes to the assistant in: by the site's selectors, else the one that was last in focus,
 * else the lowest. Null where there is none.
 */
export function findComposer(
  { composers }: Adapter,
  lastFocused: HTMLElement | null,
): HTMLElement | null {
  for (const selector of composers) {
    const found = lowest(document.querySelectorAll<HTMLElement>(selector));
    if (found !== null) return found;
  }
  if (lastFocused !== null && lastFocused.isConnected && isVisible(lastFocused)) return lastFocused;
  return lowest(document.querySelectorAll<HTMLElement>(BOXES));
}

const MOST_BUTTONS_PX = { width: 320, height: 160 };

/** The rectangle of the composer with the buttons around it: the largest ancestor that is hardly larger. */
export function frameOf(composer: HTMLElement): DOMRect {
  const inner = composer.getBoundingClientRect();
  let frame = inner;
  for (
    let around = composer.parentElement;
    around !== null && around !== document.body;
    around = around.parentElement
  ) {
    const rect = around.getBoundingClientRect();
    if (rect.width > inner.width + MOST_BUTTONS_PX.width) break;
    if (rect.height > inner.height + MOST_BUTTONS_PX.height) break;
    if (rect.width >= frame.width && rect.height >= frame.height) frame = rect;
  }
  return frame;
}

const PRESSABLE =
  'a[href], button, input, select, textarea, summary, [contenteditable], [role="button"], [role="link"], [role="menuitem"]';

/** Whether a point shows nothing that can be pressed, our own elements aside. */
export function isFreeAt(x: number, y: number, own: ReadonlySet<Element>): boolean {
  const top = document.elementsFromPoint(x, y).find((found) => !own.has(found));
  return top === undefined || top.closest(PRESSABLE) === null;
}
