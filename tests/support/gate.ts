/** Holds answers back until the test opens it; from then on it lets everything through. */
export function createGate() {
  const waiting: (() => void)[] = [];
  let isOpen = false;
  return {
    pass: () => (isOpen ? Promise.resolve() : new Promise<void>((go) => waiting.push(go))),
    open: () => {
      isOpen = true;
      for (const go of waiting) go();
    },
  };
}
