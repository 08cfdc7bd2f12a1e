/**
 * Name of the browser's cache with what was read: pages, answers of the database, and saves and likes to be sent.
 * Signing out deletes it.
 */
export const SEEN_CACHE = "seen";

/** Beginning of the names of caches with a release's files, which are the same for everybody. */
export const FILES_CACHE = "files-";
