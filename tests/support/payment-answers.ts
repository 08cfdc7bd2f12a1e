import { http, HttpResponse } from "msw";
import { vi } from "vitest";

import { SITE_URL } from "./test-backend";

export const USERS_URL = `${SITE_URL}/rest/v1/users`;

const functionUrl = (name: string) => `${SITE_URL}/functions/v1/${name}`;

type Answer = { status: number; body?: object; headers?: Record<string, string> };

/** An edge function that answers so, and what it was called with; status 0 is no answer. */
export function functionAnswers(name: string, { status, body = {}, headers = {} }: Answer) {
  const onCall = vi.fn<(body: unknown) => void>();
  const handler = http.post(functionUrl(name), async ({ request }) => {
    onCall(await request.json());
    return status === 0 ? HttpResponse.error() : HttpResponse.json(body, { status, headers });
  });
  return { handler, onCall };
}

/** What `confirm-checkout` may answer. */
export const CHECKOUT_ACTIVE = { status: 200, body: { status: "active" } };
export const CHECKOUT_OF_ANOTHER = { status: 200, body: { status: "other_account" } };
export const CHECKOUT_PENDING = { status: 202, body: { status: "pending" } };
export const CHECKOUT_REFUSED = { status: 400, body: { error: { code: "invalid" } } };
