/** Runs the task after the first paint, or at once in a background tab, which may not paint for hours. */
export function afterFirstPaint(task: () => void): void {
  const isSupported = PerformanceObserver.supportedEntryTypes.includes("paint");
  if (!isSupported || document.visibilityState === "hidden") {
    task();
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    task();
  });
  observer.observe({ type: "paint", buffered: true });
}
