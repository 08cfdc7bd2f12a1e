import { FILES_CACHE } from "@/config/caches";
import { ROUTES } from "@/config/routes";

import { openFiles, openSeen } from "./browser-caches";
import { isKeptPage } from "./pages";
import { openPages } from "./scope";

// The build puts in the addresses of the application's files.
declare const FILES: readonly string[];

/** A page of the release before may still fetch a part of it. */
const KEPT_RELEASES = 2;

/** Kept one after another, so that what the reader asks for comes first. Rejects when one cannot be fetched. */
export async function keepFiles(): Promise<void> {
  const cache = await openFiles();
  for (const file of FILES) {
    // oxlint-disable-next-line no-await-in-loop
    const known = await caches.match(file);
    // oxlint-disable-next-line no-await-in-loop
    await (known === undefined ? cache.add(file) : cache.put(file, known));
  }
  await cache.add(new Request(ROUTES.library, { cache: "no-cache" }));
}

/** The pages that are open, and those read before: each names the files of its own release. */
export async function renewPages(): Promise<void> {
  const cache = await openSeen();
  const [kept, open] = await Promise.all([cache.keys(), openPages()]);
  const addresses = [...kept, ...open].map(({ url }) => new URL(url)).filter(isKeptPage);
  for (const pathname of new Set(addresses.map((address) => address.pathname))) {
    // What cannot be fetched stays as it is.
    // oxlint-disable-next-line no-await-in-loop
    await cache.add(new Request(pathname, { cache: "no-cache" })).catch(() => {});
  }
}

export async function dropOldReleases(): Promise<void> {
  const releases = (await caches.keys()).filter((name) => name.startsWith(FILES_CACHE));
  await Promise.all(releases.slice(0, -KEPT_RELEASES).map((name) => caches.delete(name)));
}

export const isFile = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && (pathname.startsWith("/assets/") || FILES.includes(pathname));

/** A file's name changes with its content, so a kept one is always good. */
export async function fileFor(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known !== undefined) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await openFiles();
    await cache.put(request, answer.clone());
  }
  return answer;
}
