/**
 * Collects pieces of text and passes them on once a frame: a page cannot paint more often than that, and a fast
 * stream would make it render hundreds of times a second. A hidden page has no frames, so there nothing waits.
 */
export function createFrameBatch(onText: (text: string) => void) {
  let pending = "";
  let frame: number | null = null;

  function flush(): void {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
    const text = pending;
    pending = "";
    if (text !== "") onText(text);
  }

  return {
    add(text: string): void {
      pending += text;
      if (document.hidden) flush();
      else frame ??= requestAnimationFrame(flush);
    },
    flush,
  };
}
