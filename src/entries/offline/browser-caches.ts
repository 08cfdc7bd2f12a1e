import { FILES_CACHE, SEEN_CACHE } from "@/config/caches";

// The build puts in a hash of the whole site.
declare const RELEASE: string;

/** Of pages and answers together; the oldest go first. */
const MOST_KEPT = 300;

/** Address under which saves and likes made offline are kept. They are never dropped. */
export const WISHES = "/wishes";

/** Whose answer it is; `guest` is nobody's. */
const READER = "reader";
const GUEST = "guest";

/** The application's files in this release. */
export const openFiles = (): Promise<Cache> => caches.open(FILES_CACHE + RELEASE);

/** What was read. */
export const openSeen = (): Promise<Cache> => caches.open(SEEN_CACHE);

/** Where an answer of the database to this reader is kept. */
export function answerKey(address: string, reader: string | null): string {
  const key = new URL(address);
  key.searchParams.set(READER, reader ?? GUEST);
  return key.href;
}

/** Null for what is no answer of the database: the same for everybody. */
export function readerOfKey({ url }: Request): string | null {
  return new URL(url).searchParams.get(READER);
}

/** Whether the reader may be shown what is kept there: their own, a guest's, and pages. */
export function isForReader(key: Request, reader: string | null): boolean {
  const owner = readerOfKey(key);
  return owner === null || owner === GUEST || owner === reader;
}

/** Keeps an answer as the newest one. */
export async function keepSeen(cache: Cache, address: string, answer: Response): Promise<void> {
  await cache.delete(address);
  await cache.put(address, answer);
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== WISHES);
  await Promise.all(keys.slice(0, -MOST_KEPT).map((key) => cache.delete(key)));
}
