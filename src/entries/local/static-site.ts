import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";

import sirv from "sirv";
import type { Plugin } from "vite";

import { readLocalBuild } from "../prerender/local-build";
import { socialImage } from "../prerender/social-images";

const PERMANENT = 308;
const MOVED = 301;
const REWRITTEN = 200;
const NOT_FOUND = 404;
/** The file for unknown addresses has no address of its own. */
const NOT_FOUND_PATH = "/404";

type Next = (error?: unknown) => void;

/** Serves a built site as a static host does: its headers, its redirects, clean addresses, a real 404. */
export function staticSite(folder: string): Plugin {
  const headerRules = readHeaderRules(folder);
  const redirects = readRedirects(folder);
  const rewrites = readRewrites(folder);
  const notFoundPage = readFileSync(join(folder, "404.html"));
  const cards = readLocalBuild(folder)?.cards ?? {};
  const serveFile = sirv(folder, { etag: true, gzip: true, brotli: true, extensions: ["html"] });

  function serve(request: IncomingMessage, response: ServerResponse, next: Next): void {
    const address = addressOf(request);
    const { pathname, search } = address ?? { pathname: NOT_FOUND_PATH, search: "" };
    setHeaders(response, headerRules, pathname);
    if (address === null) return answerNotFound(request, response);
    const moved = redirects.get(pathname);
    if (moved !== undefined) return redirect(response, MOVED, moved + search);
    const answering = rewrites.find(({ matches }) => matches(pathname));
    if (answering !== undefined) request.url = answering.to + search;
    const clean = cleanPath(pathname);
    if (clean !== pathname) return redirect(response, PERMANENT, clean + search);
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

/** What no host serves: dot files, which Vite's own server, which comes next, would send, and the host's files. */
const HIDDEN = /\/(?:\.|_headers|_redirects)/;

/** Null for an address that no page can have. Two slashes in a redirect would lead to another host. */
function addressOf({ url = "" }: IncomingMessage): URL | null {
  try {
    const address = new URL(`http://localhost${url}`);
    const path = decodeURIComponent(address.pathname);
    return path.includes("//") || HIDDEN.test(path) ? null : address;
  } catch {
    return null;
  }
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

/**
 * As on Cloudflare Pages, all rules that match apply, a header named twice gets both values, and one named after an
 * exclamation mark is taken away again.
 */
function setHeaders(
  response: ServerResponse,
  rules: readonly HeaderRule[],
  pathname: string,
): void {
  const matching = rules.filter(({ matches }) => matches(pathname));
  for (const rule of matching) {
    for (const [name, value] of rule.headers) {
      const before = response.getHeader(name);
      response.setHeader(name, before === undefined ? value : `${String(before)}, ${value}`);
    }
  }
  for (const name of matching.flatMap(({ without }) => without)) response.removeHeader(name);
}

// Reads the two files that static hosts read, so that what is tested here is what is shipped.

type HeaderRule = {
  matches: (pathname: string) => boolean;
  headers: [name: string, value: string][];
  without: string[];
};

/** A path, or the beginning of one with `*` for the rest. */
function matcherOf(pattern: string): HeaderRule["matches"] {
  if (!pattern.endsWith("*")) return (pathname) => pathname === pattern;
  const beginning = pattern.slice(0, -1);
  return (pathname) => pathname.startsWith(beginning);
}

/** The rules of `_headers`: a path, then its headers, indented, and `! ` before those it goes without. */
export function readHeaderRules(folder: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(join(folder, "_headers"))) {
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line);
    const without = /^\s+! (.*)$/.exec(line)?.[1];
    if (without !== undefined) rules.at(-1)?.without.push(without);
    else if (header !== null) rules.at(-1)?.headers.push([header[1] ?? "", header[2] ?? ""]);
    else rules.push({ matches: matcherOf(line), headers: [], without: [] });
  }
  return rules;
}

/** `_redirects`: from, to and status in a line. */
function readRules(folder: string): { from: string; to: string; status: number }[] {
  return linesOf(join(folder, "_redirects")).map((line) => {
    const [from = "", to = "", status = ""] = line.split(" ");
    return { from, to, status: Number(status) };
  });
}

export function readRedirects(folder: string): Map<string, string> {
  const rules = readRules(folder).filter(({ status }) => status === MOVED);
  return new Map(rules.map(({ from, to }) => [from, to]));
}

/** With 200, another page answers under the address that was asked for. */
function readRewrites(folder: string) {
  return readRules(folder)
    .filter(({ status }) => status === REWRITTEN)
    .map(({ from, to }) => ({ matches: matcherOf(from), to }));
}

function linesOf(file: string): string[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
}
