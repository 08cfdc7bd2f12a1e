/** Name of the browser's cache with what was read: pages and answers of the database. Signing out deletes it. */
export const SEEN_CACHE = "seen";

/** Name of the cache with saves and likes made offline, until they are sent. Signing out deletes it. */
export const QUEUED_CACHE = "queued";

/** Beginning of the names of caches with a release's files, which are the same for everybody. */
export const FILES_CACHE = "files-";
