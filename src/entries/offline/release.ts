import { FILES_CACHE } from "@/config/caches";
import { ROUTES } from "@/config/routes";

import { openFiles, openSeen } from "./browser-caches";
import { FAVICON, isKeptPage } from "./pages";
import { openPages } from "./scope";

// The build puts in the addresses of the application's files, and the name of the cache for them.
declare const FILES: readonly string[];
declare const RELEASE: string;

const MOST_RENEWED = 10;

/** Kept in the cache of the release that is in use, with its name. */
const IN_USE = "/release-in-use";

const newest = (page: string) => new Request(page, { cache: "no-cache", redirect: "error" });

// Both go one after another, so that what the reader asks for comes first.
/* oxlint-disable no-await-in-loop */

/** Rejects when one cannot be fetched. */
export async function keepFiles(): Promise<void> {
  const cache = await openFiles();
  for (const file of FILES) {
    const known = await caches.match(file);
    await (known === undefined ? cache.add(file) : cache.put(file, known));
  }
  await cache.addAll([ROUTES.library, FAVICON].map(newest));
}

/** The pages that are open, and those read last: each names the files of its own release. */
export async function renewPages(): Promise<void> {
  const cache = await openSeen();
  const [kept, open] = await Promise.all([cache.keys(), openPages()]);
  const pages = [...kept, ...open].map(({ url }) => new URL(url)).filter(isKeptPage);
  for (const pathname of new Set(pages.slice(-MOST_RENEWED).map((page) => page.pathname))) {
    // What cannot be fetched stays as it is.
    await cache.add(newest(pathname)).catch(() => {});
  }
}

/* oxlint-enable no-await-in-loop */

/** Keeps this release and the one in use before it, whose open pages may still fetch a part of it. */
export async function dropOldReleases(): Promise<void> {
  const before = (await (await caches.match(IN_USE))?.text()) ?? RELEASE;
  await (await caches.open(before)).delete(IN_USE);
  await (await openFiles()).put(IN_USE, new Response(RELEASE));
  // The worker alone has changed.
  if (before === RELEASE) return;
  const releases = (await caches.keys()).filter((name) => name.startsWith(FILES_CACHE));
  const old = releases.filter((name) => ![before, RELEASE].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

export const isFile = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && pathname.startsWith("/assets/");

/** A file's name changes with its content, so a kept one is always good. */
export async function fileFor(request: Request): Promise<Response> {
  const known = await caches.match(request).catch(() => undefined);
  if (known !== undefined) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    void openFiles()
      .then((cache) => cache.put(request, copy))
      .catch(() => {});
  }
  return answer;
}
