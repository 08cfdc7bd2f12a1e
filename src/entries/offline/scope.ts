/** As much of a service worker's surroundings as is used; TypeScript has them only in place of a page's. */
type WorkerClient = { url: string; postMessage: (message: unknown) => void };
type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type RequestEvent = WorkerEvent & {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
};
type WorkerScope = {
  addEventListener: {
    (type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
    (type: "fetch", listener: (event: RequestEvent) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: {
      type: "window";
      includeUncontrolled: true;
    }) => Promise<readonly WorkerClient[]>;
  };
};

export const scope = globalThis as unknown as WorkerScope;

export const openPages = () =>
  scope.clients.matchAll({ type: "window", includeUncontrolled: true });
