import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { honoMiddleware } from "@supabase/lite/vite";

export type Fetch = (request: Request) => Response | Promise<Response>;

/** Lets something that answers Requests answer a Node server's, at these paths. */
export const middlewareOf = (fetch: Fetch, prefixes: string[]) =>
  // Declared for the package's own App, of which it calls `fetch` alone.
  honoMiddleware({ fetch } as unknown as Parameters<typeof honoMiddleware>[0], prefixes);

/** Serves these paths on a free port of this machine alone: the provider's client has no path before them. */
export async function serveOnLoopback(
  fetch: Fetch,
  prefixes: string[],
): Promise<{ url: string; stop: () => Promise<void> }> {
  const middleware = middlewareOf(fetch, prefixes);
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
