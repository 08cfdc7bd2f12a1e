import { QUERY_PARAMETERS, ROUTES } from "@/config/routes";
import { promptPathOf } from "@/data/prompts/prompt-path";
import { isPromptPath } from "@/domain/prompt-address";

import { openFiles, openSeen } from "./browser-caches";
import { keepSeen, seenPrompts } from "./seen-prompts";

export const FAVICON = "/favicon.svg";

/** After this a kept page is better than a slow one. */
const SLOW_MS = 4000;

/** Their addresses say something that is not kept, or they show nothing without a connection. */
const NOT_KEPT = [
  ROUTES.shared,
  ROUTES.paymentSuccess,
  ROUTES.resetPassword,
  "/functions",
  "/rest",
  "/auth",
];

export function isKeptPage({ origin, pathname }: URL): boolean {
  if (origin !== location.origin) return false;
  return !NOT_KEPT.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** A document, a prompt's page that the library reads, or the icon, whose name does not change with its content. */
export function isPage({ mode, url }: Request): boolean {
  const address = new URL(url);
  const isRead = isPromptPath(address.pathname) || address.pathname === FAVICON;
  return isKeptPage(address) && (mode === "navigate" || isRead);
}

const UNSEEN = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Not reached</title><style>:root{color-scheme:light dark;font:1rem/1.5 system-ui}body{max-width:32rem;margin:4rem auto;padding:0 1rem}</style>
<h1>This page cannot be reached</h1><p>You have not opened it in this browser before, so no copy of it was kept.</p>
<p><a href="">Try again</a> · <a href="${ROUTES.library}">Open the library</a></p>`;

/** A prompt that was only seen in the library is shown there. */
async function unseen({ pathname }: URL): Promise<Response> {
  const prompt = (await seenPrompts()).find((one) => promptPathOf(one) === pathname);
  if (prompt !== undefined) {
    return Response.redirect(`${ROUTES.library}?${QUERY_PARAMETERS.prompt}=${prompt.id}`);
  }
  return new Response(UNSEEN, { status: 503, headers: { "Content-Type": "text/html" } });
}

/** Null where there is no answer. */
async function fetchAndKeep(request: Request, opened: Promise<Cache>): Promise<Response | null> {
  const answer = await fetch(request).catch(() => null);
  if (answer?.ok === true && !answer.redirected) {
    const copy = answer.clone();
    // The address without its query: prerendered pages do not depend on it.
    const { pathname } = new URL(request.url);
    void opened.then((cache) => keepSeen(cache, pathname, copy)).catch(() => {});
  }
  return answer;
}

async function keptPage(pathname: string, opened: Promise<Cache>): Promise<Response | undefined> {
  // The library's own copy is of the release whose files are kept.
  return (await (await openFiles()).match(pathname)) ?? (await opened).match(pathname);
}

const later = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

/** From the network, so that a new release shows with the next page; kept ones where that fails or takes long. */
export async function pageFor(request: Request): Promise<Response> {
  const address = new URL(request.url);
  // Opened before anything is fetched: if the reader signs out meanwhile, the answer goes nowhere.
  const opened = openSeen();
  const fetched = fetchAndKeep(request, opened);
  const kept = await keptPage(address.pathname, opened).catch(() => undefined);
  if (kept === undefined) return (await fetched) ?? unseen(address);
  return (await Promise.race([fetched, later(SLOW_MS)])) ?? kept;
}
