import { once } from "node:events";
import { createServer } from "node:http";

import { freePort } from "./free-port";

const CACHE_NAME = /files-\w{12}/g;
export const NEXT_CACHE = "files-0123456789ab";
export const NEXT_MARK = 'html[data-release="next"]';

/** The site's files on another address, where another release can take their place. */
export async function serveReleases(siteUrl: string) {
  let isNext = false;
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(siteUrl + (request.url ?? "/"), { redirect: "manual" });
      const type = answer.headers.get("content-type") ?? "";
      const headers: Record<string, string> = { "content-type": type };
      const policy = answer.headers.get("content-security-policy");
      if (policy !== null) headers["content-security-policy"] = policy;
      response.writeHead(answer.status, headers);
      const body = Buffer.from(await answer.arrayBuffer());
      response.end(isNext && /html|javascript/.test(type) ? changed(String(body)) : body);
    })();
  });
  const port = await freePort();
  server.listen(port, "localhost");
  await once(server, "listening");
  return {
    url: `http://localhost:${port}`,
    release: () => void (isNext = true),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const changed = (text: string): string =>
  text
    .replace('<html lang="en"', '<html lang="en" data-release="next"')
    .replaceAll(CACHE_NAME, NEXT_CACHE);
