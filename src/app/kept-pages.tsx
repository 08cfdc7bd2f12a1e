import { useLocation } from "react-router-dom";

import { ROUTES } from "@/config/routes";

import { preloadable } from "./page-route";

// A chunk between the router and these pages: the router, which every page loads, would name all that they need.

const COLLECTIONS = preloadable(
  async () => (await import("@/pages/collections-page")).CollectionsPage,
);
const SHARED = preloadable(async () => (await import("@/pages/shared-page")).SharedPage);

const pageAt = (path: string) => (path.startsWith(ROUTES.shared) ? SHARED : COLLECTIONS);

/** Collections, and what is shared by a link. */
export function KeptPages() {
  const { Component } = pageAt(useLocation().pathname);
  return <Component />;
}

/** See `loadPageAt` in router. */
export const loadKeptPageAt = (path: string): Promise<void> => pageAt(path).preload();
