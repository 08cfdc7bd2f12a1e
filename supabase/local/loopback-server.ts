import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { honoMiddleware } from "@supabase/lite/vite";

type Fetch = (request: Request) => Promise<Response>;
type Middleware = ReturnType<typeof honoMiddleware>;

/** Lets something that answers Requests answer a Node server's, at these paths. */
export const middlewareOf = (fetch: Fetch, prefixes: string[]): Middleware =>
  // Declared for the package's own App, of which it calls `fetch` alone.
  honoMiddleware({ fetch } as unknown as Parameters<typeof honoMiddleware>[0], prefixes);

/** Serves /v1 on a free port of this machine alone: the official client has no path before it. */
export async function serveOnLoopback(
  fetch: Fetch,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const middleware = middlewareOf(fetch, ["/v1"]);
  const server = createServer((request, response) =>
    middleware(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
