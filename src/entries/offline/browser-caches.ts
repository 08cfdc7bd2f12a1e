import { QUEUED_CACHE, SEEN_CACHE } from "@/config/caches";

// The build puts in the name of the cache, which has a hash of the whole site.
declare const RELEASE: string;

/** Whose answer it is; `guest` is nobody's. */
const READER = "reader";
const GUEST = "guest";

/** The application's files in this release. */
export const openFiles = (): Promise<Cache> => caches.open(RELEASE);

/** What was read. */
export const openSeen = (): Promise<Cache> => caches.open(SEEN_CACHE);

/** Saves and likes that are still to be sent. */
export const openQueued = (): Promise<Cache> => caches.open(QUEUED_CACHE);

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

/** Only then are kept answers given: whatever else fails, the application's own errors say so. */
export const isOffline = ({ signal }: Request): boolean => !navigator.onLine && !signal.aborted;
