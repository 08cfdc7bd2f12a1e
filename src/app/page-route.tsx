import type { ComponentType } from "react";
import { Route } from "react-router-dom";

import { type Preloadable, preloadable } from "./preloadable";

export type PageRoute = Preloadable & { path: string };

/** A page is a chunk of its own, fetched when its route is first visited. */
export function pageRoute(path: string, load: () => Promise<ComponentType>): PageRoute {
  return { path, ...preloadable(load) };
}

/** What `<Routes>` takes: it reads its children, so this cannot be a component. */
export function routesFor(pages: readonly PageRoute[]) {
  return pages.map(({ path, Component }) => (
    <Route key={path} path={path} element={<Component />} />
  ));
}
