/** A promise that is kept when told to: holds an answer back until the test opens it. */
export function createGate() {
  const gate = new EventTarget();
  const opened = new Promise<undefined>((resolve) => {
    gate.addEventListener("open", () => resolve(undefined));
  });
  return { opened, open: () => void gate.dispatchEvent(new Event("open")) };
}
