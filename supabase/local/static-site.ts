import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";

import sirv from "sirv";
import type { Plugin } from "vite";

import { readLocalBuild } from "../../src/entries/prerender/local-build";
import { socialImage } from "../../src/entries/prerender/social-images";
import { readHeaderRules, readRedirects, type HeaderRule } from "./host-rules";

const PERMANENT = 308;
const MOVED = 301;
const NOT_FOUND = 404;
/** The file for unknown addresses has no address of its own. */
const NOT_FOUND_PATH = "/404";

type Next = (error?: unknown) => void;

/** Serves a built site as a static host does: its headers, its redirects, clean addresses, a real 404. */
export function staticSite(folder: string): Plugin {
  const headerRules = readHeaderRules(folder);
  const redirects = readRedirects(folder);
  const notFoundPage = readFileSync(join(folder, "404.html"));
  const cards = readLocalBuild(folder)?.cards ?? {};
  const serveFile = sirv(folder, { etag: true, gzip: true, brotli: true, extensions: ["html"] });

  function serve(request: IncomingMessage, response: ServerResponse, next: Next): void {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    setHeaders(response, headerRules, pathname);
    const moved = redirects.get(pathname);
    if (moved !== undefined) return redirect(response, MOVED, moved + search);
    const clean = cleanPath(pathname);
    if (clean !== pathname) return redirect(response, PERMANENT, clean + search);
    // Vite's own server, which comes next, would send dot files, which no host does.
    if (pathname.startsWith("/.")) return answerNotFound(request, response);
    if (pathname === NOT_FOUND_PATH) return next();
    serveFile(request, response, () => {
      const card = cards[pathname];
      if (card === undefined) return next();
      // A preview picture that the build left out.
      socialImage(card).then((picture) => {
        response.writeHead(200, { "Content-Type": "image/png", "Content-Length": picture.length });
        response.end(picture);
      }, next);
    });
  }

  function answerNotFound(_request: IncomingMessage, response: ServerResponse): void {
    response.removeHeader("Cache-Control");
    response.writeHead(NOT_FOUND, { "Content-Type": "text/html; charset=utf-8" });
    response.end(notFoundPage);
  }

  return {
    name: "static-site",
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(serve);
      // After Vite's own, among them the proxy of the edge functions.
      return () => void middlewares.use(answerNotFound);
    },
  };
}

/** One address a page: no slash at the end, no file name. */
function cleanPath(pathname: string): string {
  const clean = pathname.replace(/\/index\.html$|\.html$|\/+$/, "");
  return clean === "" ? "/" : clean;
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { Location: location });
  response.end();
}

/** As on Cloudflare Pages, all rules that match apply, and a header named twice gets both values. */
function setHeaders(
  response: ServerResponse,
  rules: readonly HeaderRule[],
  pathname: string,
): void {
  for (const rule of rules.filter(({ matches }) => matches(pathname))) {
    for (const [name, value] of rule.headers) {
      const before = response.getHeader(name);
      response.setHeader(name, before === undefined ? value : `${String(before)}, ${value}`);
    }
  }
}
