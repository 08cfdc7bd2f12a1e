import { Outlet, ScrollRestoration } from "react-router-dom";

import { SkipLink } from "@/ui/skip-link";

/**
 * What surrounds every page. Each page has a `<main id="main" tabIndex={-1} tabIndex={-1}>`
 * for the skip link to lead to.
 */
export function RouteFrame() {
  return (
    <>
      <SkipLink targetId="main" />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
