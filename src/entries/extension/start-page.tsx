import "@/styles/index.css";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, StrictMode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";

import { AppFrame } from "@/app/app-frame";
import { DataLayer } from "@/app/data-layer";
import { ErrorBoundary } from "@/app/error-boundary";
import { sessionQueries } from "@/data/session/queries";
import { loadHeadingFont } from "@/entries/web/heading-font";
import { absoluteUrl, openInNewTab } from "@/platform/browser";
import { loadStorage } from "@/platform/extension/browser-storage";
import { storedUserId } from "@/platform/stored-session";
import { applyStoredTheme } from "@/platform/theme";

/** A path on the site, which has no page here, opens there. */
function openOnSite(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest("a[href^='/']");
  if (!link) return;
  event.preventDefault();
  // The router would follow it.
  event.stopPropagation();
  openInNewTab(absoluteUrl(link.getAttribute("href") ?? "/"));
}

/** Follows the session that the worker stores when the site signs the extension in. */
function SessionFollower() {
  const queryClient = useQueryClient();
  useEffect(() => {
    let userId = storedUserId();
    function handleStorage() {
      if (storedUserId() === userId) return;
      userId = storedUserId();
      void queryClient.invalidateQueries(sessionQueries.current());
    }
    window.addEventListener("storage", handleStorage);
    return () => window.removeEventListener("storage", handleStorage);
  }, [queryClient]);
  return null;
}

/** Draws one of the extension's pages, with all that surrounds the site's pages that read data. */
export async function startPage(page: ReactNode): Promise<void> {
  await loadStorage();
  applyStoredTheme();
  loadHeadingFont();
  document.addEventListener("click", openOnSite, { capture: true });
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no root.");
  createRoot(root).render(
    <StrictMode>
      <AppFrame>
        <MemoryRouter>
          <DataLayer>
            <SessionFollower />
            <ErrorBoundary>{page}</ErrorBoundary>
          </DataLayer>
        </MemoryRouter>
      </AppFrame>
    </StrictMode>,
  );
}
