import "@/styles/index.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

import { App } from "@/app/app";
import { loadPageAt } from "@/app/router";
import { ROUTES } from "@/config/routes";
import { applyStoredTheme } from "@/platform/theme";

export type StartOptions = {
  root: HTMLElement;
  /** Called when the page answers events; in development twice. */
  onReady: () => void;
};

/** Pages that look different from the first moment when their address has a query. */
const PAGES_WITH_QUERY: readonly string[] = [
  ROUTES.library,
  ROUTES.refine,
  ROUTES.paymentSuccess,
  ROUTES.resetPassword,
];

/** Their HTML is that of the address without a query, so it cannot be taken over with one. */
function isDrawnFromQuery(): boolean {
  return window.location.search !== "" && PAGES_WITH_QUERY.includes(window.location.pathname);
}

/**
 * Takes over a prerendered page, or renders into an empty root (`npm run dev`). Rejects when a chunk of
 * the page cannot be fetched; the HTML then stays as it is.
 */
export async function startApplication({ root, onReady }: StartOptions): Promise<void> {
  await loadPageAt(window.location.pathname);
  applyStoredTheme();
  const application = (
    <StrictMode>
      <App onReady={onReady} />
    </StrictMode>
  );
  if (root.hasChildNodes() && !isDrawnFromQuery()) hydrateRoot(root, application);
  else createRoot(root).render(application);
}
