/** Runs the task once something of the page can be seen. A page in the background may not be drawn for hours: there at once. */
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
