/**
 * Does the work while no other tab of this site does work of the same name; the lock of a closed tab
 * is free again. Where the browser has no Web Locks (a page without https), there is no waiting.
 */
export function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? navigator.locks.request(name, work) : work();
}
