/** A page that writes an answer changes many times a second. */
const PAUSE_MS = 150;
/** What moves without an event, by a transition for instance, is noticed by then. */
const LOOK_AGAIN_MS = 1000;

export function whenParsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== "loading") resolve();
    else document.addEventListener("DOMContentLoaded", () => resolve());
  });
}

/** Calls back when the composer may have moved, changed its theme, or been replaced. */
export function watchPage(onChange: () => void): void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = null;
      onChange();
    }, PAUSE_MS);
  };
  const now = () => requestAnimationFrame(onChange);

  onChange();
  new MutationObserver(soon).observe(document, { childList: true, subtree: true });
  new ResizeObserver(now).observe(document.documentElement);
  window.addEventListener("resize", now);
  document.addEventListener("scroll", now, { capture: true, passive: true });
  document.addEventListener("input", now, true);
  document.addEventListener("focusin", soon, true);
  document.addEventListener("transitionend", soon, true);
  setInterval(() => {
    if (!document.hidden) onChange();
  }, LOOK_AGAIN_MS);
}
