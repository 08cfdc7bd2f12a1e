import { answerFor, searchFor } from "./answers";
import { isPage, pageFor } from "./pages";
import { writeFor, writeTableOf } from "./queued-writes";
import { dropOldReleases, fileFor, isFile, keepFiles, renewPages } from "./release";
import { scope } from "./scope";
import { isSearch, tableOf } from "./tables";

// Takes over at once: pages are fetched from the network first, so a new release shows with the next page, and a page
// that is open keeps the script it has. The files of the release in use before stay.

scope.addEventListener("install", (event) => {
  event.waitUntil(
    keepFiles()
      .then(renewPages)
      .then(() => scope.skipWaiting()),
  );
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(
    dropOldReleases()
      .catch(() => {})
      .then(() => scope.clients.claim()),
  );
});

scope.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer !== null) event.respondWith(answer);
});

/** Null for what the browser does by itself. */
function answerTo(request: Request): Promise<Response> | null {
  const written = writeTableOf(request);
  if (written !== null) return writeFor(request, written);
  if (isSearch(request)) return searchFor(request);
  if (request.method !== "GET") return null;
  if (isFile(new URL(request.url))) return fileFor(request);
  if (isPage(request)) return pageFor(request);
  const table = tableOf(request);
  return table === null ? null : answerFor(request, table);
}
