import "@/styles/index.css";
import { StrictMode, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

import { App } from "@/app/app";
import { loadPageAt } from "@/app/router";
import { applyStoredTheme } from "@/platform/theme";

export type StartOptions = {
  root: HTMLElement;
  /** Called when React answers events; in development twice. */
  onReady: () => void;
};

/**
 * Takes over a prerendered page, or renders into an empty root (`npm run dev`). Rejects when a chunk of
 * the page cannot be fetched; the HTML then stays as it is.
 */
export async function startApplication({ root, onReady }: StartOptions): Promise<void> {
  await loadPageAt(window.location.pathname);
  applyStoredTheme();
  const application = (
    <StrictMode>
      <Started onReady={onReady} />
    </StrictMode>
  );
  if (root.hasChildNodes()) hydrateRoot(root, application);
  else createRoot(root).render(application);
}

function Started({ onReady }: Pick<StartOptions, "onReady">) {
  // Outside React: the boot script, which has held presses until now.
  useLayoutEffect(onReady, [onReady]);
  return <App />;
}
