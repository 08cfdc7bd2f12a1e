import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  const controller = new AbortController();
  for (const event of ["online", "offline"]) {
    window.addEventListener(event, onChange, { signal: controller.signal });
  }
  return () => controller.abort();
}

/** False only where the browser is sure that there is no connection. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
