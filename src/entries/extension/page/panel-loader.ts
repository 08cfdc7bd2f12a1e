import type { Page, Panel } from "./page";
import { ask } from "./worker";

/** Fetches the panel when it is first asked for. A failure is not kept: the next call tries again. */
export function loadOnce(page: Page): () => Promise<Panel> {
  let panel: Panel | null = null;
  globalThis.brilliantPage = {
    adoptPanel(create) {
      panel ??= create(page);
    },
  };
  return async () => {
    if (panel === null) await ask({ kind: "loadPanel" });
    if (panel === null) throw new Error("The panel did not arrive.");
    return panel;
  };
}
