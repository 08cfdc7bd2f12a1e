import "@/styles/index.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot, type HydrationOptions } from "react-dom/client";

import { App } from "@/app/app";
import { loadPageAt } from "@/app/router";
import { ROUTES } from "@/config/routes";
import { backgroundLocationOf } from "@/domain/background-location";
import { readPageRecord } from "@/platform/page-record";
import { applyStoredTheme } from "@/platform/theme";

export type StartOptions = {
  root: HTMLElement;
  /** Called when the page answers events; in development twice. */
  onReady: () => void;
};

/** Pages whose first render depends on the query. */
const PAGES_WITH_QUERY: readonly string[] = [
  ROUTES.library,
  ROUTES.refine,
  ROUTES.collections,
  ROUTES.paymentSuccess,
  ROUTES.resetPassword,
];

/** Prerendered HTML is for the address without a query, so it cannot be hydrated with one. */
function isDrawnFromQuery(): boolean {
  return window.location.search !== "" && PAGES_WITH_QUERY.includes(window.location.pathname);
}

/**
 * A document loaded at a prompt's address shows the prompt's page, even when the reloaded one showed the
 * prompt's dialog over the library. The router keeps an entry's state as `usr`.
 */
function forgetBackgroundLocation(): void {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !("usr" in state)) return;
  if (backgroundLocationOf(state.usr) !== null) {
    window.history.replaceState({ ...state, usr: null }, "");
  }
}

/**
 * Hydrates a prerendered page, or renders into an empty root (`npm run dev`). Rejects when a chunk of
 * the page cannot be fetched; the HTML then stays as it is.
 */
export async function startApplication({ root, onReady }: StartOptions): Promise<void> {
  forgetBackgroundLocation();
  const { pathname } = window.location;
  // Somebody went back meanwhile: the boot script loads the document of that address.
  const isLeft = () => window.location.pathname !== pathname;
  await loadPageAt(pathname, readPageRecord());
  if (isLeft()) return;
  applyStoredTheme();
  const application = (
    <StrictMode>
      <App onReady={onReady} />
    </StrictMode>
  );
  const options: HydrationOptions = {
    onRecoverableError: (error) => {
      if (!isLeft()) reportError(error);
    },
  };
  // As a transition, so that the browser may paint and answer between the slices of this work.
  startTransition(() => {
    if (root.hasChildNodes() && !isDrawnFromQuery()) hydrateRoot(root, application, options);
    else createRoot(root).render(application);
  });
}
