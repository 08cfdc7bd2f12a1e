import { answerFor, searchFor } from "./answers";
import { isPage, pageFor } from "./pages";
import { dropOldReleases, fileFor, isFile, keepFiles, renewPages } from "./release";
import { scope } from "./scope";
import { isSearch, tableOf } from "./tables";
import { wishFor, wishTableOf } from "./wishes";

// Takes over at once: pages are fetched from the network first, so a new release shows with the next page, and a page
// that is open keeps the script it has. Only the files of releases before the last one are dropped.

scope.addEventListener("install", (event) => {
  event.waitUntil(
    keepFiles()
      .then(renewPages)
      .then(() => scope.skipWaiting()),
  );
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(dropOldReleases().then(() => scope.clients.claim()));
});

scope.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer !== null) event.respondWith(answer);
});

/** Null for what the browser does by itself. */
function answerTo(request: Request): Promise<Response> | null {
  const wished = wishTableOf(request);
  if (wished !== null) return wishFor(request, wished);
  if (isSearch(request)) return searchFor(request);
  if (request.method !== "GET") return null;
  if (isFile(new URL(request.url))) return fileFor(request);
  if (isPage(request)) return pageFor(request);
  const table = tableOf(request);
  return table === null ? null : answerFor(request, table);
}
