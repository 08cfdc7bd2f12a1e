import { QUERY_PARAMETERS, ROUTES } from "@/config/routes";
import { promptPathOf } from "@/data/prompts/prompt-path";
import { isPromptPath } from "@/domain/prompt-address";

import { keepSeen, openFiles, openSeen } from "./browser-caches";
import { seenPrompts } from "./seen-prompts";

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

/** A document, or a prompt's page that the library reads. */
export function isPage({ mode, url }: Request): boolean {
  const address = new URL(url);
  return isKeptPage(address) && (mode === "navigate" || isPromptPath(address.pathname));
}

const UNSEEN = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Offline</title><style>:root{color-scheme:light dark;font:1rem/1.5 system-ui}body{max-width:32rem;margin:4rem auto;padding:0 1rem}</style>
<h1>You are offline</h1><p>You have not opened this page in this browser yet, so it needs a connection.</p>
<p><a href="${ROUTES.library}">Open the library</a></p>`;

/** A prompt that was only seen in the library is shown there. */
async function unseen({ pathname }: URL): Promise<Response> {
  const prompt = (await seenPrompts()).find((one) => promptPathOf(one) === pathname);
  if (prompt !== undefined) {
    return Response.redirect(`${ROUTES.library}?${QUERY_PARAMETERS.prompt}=${prompt.id}`);
  }
  return new Response(UNSEEN, { status: 503, headers: { "Content-Type": "text/html" } });
}

async function fetchAndKeep(request: Request, cache: Cache): Promise<Response> {
  const answer = await fetch(request);
  // The address without its query: prerendered pages do not depend on it.
  if (answer.ok && !answer.redirected) {
    void keepSeen(cache, new URL(request.url).pathname, answer.clone()).catch(() => {});
  }
  return answer;
}

const later = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

/** From the network, so that a new release shows with the next page; kept ones where that fails or takes long. */
export async function pageFor(request: Request): Promise<Response> {
  const address = new URL(request.url);
  // Opened before anything is fetched: if the reader signs out meanwhile, the answer goes nowhere.
  const cache = await openSeen();
  const kept =
    (await cache.match(address.pathname)) ?? (await (await openFiles()).match(address.pathname));
  const fetched = fetchAndKeep(request, cache);
  if (kept === undefined) return fetched.catch(() => unseen(address));
  const inTime = await Promise.race([fetched, later(SLOW_MS)]).catch(() => null);
  return inTime ?? kept;
}
