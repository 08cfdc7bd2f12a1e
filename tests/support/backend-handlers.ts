import { http, HttpResponse, type RequestHandler } from "msw";

import { type TestBackend, SITE_URL } from "./test-backend";

/**
 * The network of a screen test: the browser's calls reach the embedded backend and the function's own
 * handler. A fault is an `http` override on top.
 */
export function backendHandlers(backend: TestBackend): RequestHandler[] {
  return [
    http.all(`${SITE_URL}/rest/v1/*`, ({ request }) => backend.fetch(request)),
    http.all(`${SITE_URL}/auth/v1/*`, ({ request }) => backend.fetch(request)),
    // Without a build there are no pages of prompts.
    http.get(`${SITE_URL}/prompts/p/*`, () => new HttpResponse(null, { status: 404 })),
    http.all(`${SITE_URL}/functions/v1/generate-prompt`, ({ request }) =>
      backend.generatePrompt(request),
    ),
  ];
}
