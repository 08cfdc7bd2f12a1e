import { type ComponentType, lazy, useState } from "react";
import { Route } from "react-router-dom";

export type Preloadable = {
  Component: ComponentType;
  /** Fetches the code ahead, so that the first rendering shows the component itself. */
  preload: () => Promise<void>;
};

/** `lazy`, but what was preloaded is rendered at once: hydration must find the prerendered HTML. */
export function preloadable(load: () => Promise<ComponentType>): Preloadable {
  let loaded: ComponentType | null = null;
  const Lazy = lazy(async () => ({ default: await load() }));
  return {
    Component: function PreloadablePage() {
      const [Page] = useState(() => loaded ?? Lazy);
      return <Page />;
    },
    preload: async () => {
      loaded ??= await load();
    },
  };
}

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
