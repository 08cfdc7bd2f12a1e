import { type ComponentType, lazy, useState } from "react";

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
