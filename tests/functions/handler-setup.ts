import type { CallRecord, HandlerDeps } from "../../supabase/functions/generate-prompt/deps";
import { createHandler } from "../../supabase/functions/generate-prompt/handler";
import type { HistoryEntry } from "../../supabase/functions/generate-prompt/history";
import { offlineEngine } from "../../supabase/functions/generate-prompt/offline/engine";
import { createGuestIds } from "../../supabase/functions/generate-prompt/quota/guests";
import type { Given } from "../../supabase/functions/generate-prompt/text/given";
import { type RecordedQuota, recordedQuota } from "./recorded-quota";

const FUNCTION_URL = "http://backend.test/functions/v1/generate-prompt";
export const SITE = "https://site.test";
export const PUBLISHABLE_KEY = "eyJhbGciOiJub25l.anon.key";
const USER_TOKEN = "user-token";

type Overrides = Partial<Omit<HandlerDeps, "log" | "quota">> & { quota?: RecordedQuota };

/** A first request, as opposed to a refinement. */
export const asked = (prompt: string): Given => ({
  prompt,
  refinement: null,
  facts: [],
  assistant: null,
});

/** A handler on the offline engine, a recorded quota and one known user. */
export function setUpHandler(overrides: Overrides = {}) {
  const log: CallRecord[] = [];
  const saved: HistoryEntry[] = [];
  const deps = {
    engine: offlineEngine,
    identify: (token: string) =>
      Promise.resolve(token === USER_TOKEN ? { userId: "user-1" } : null),
    identifyGuest: createGuestIds("secret"),
    quota: recordedQuota(),
    history: {
      save: (entry: HistoryEntry) => {
        saved.push(entry);
        return Promise.resolve();
      },
    },
    networkKey: () => Promise.resolve("network-1"),
    verifyChallenge: undefined,
    secret: "secret",
    keepAlive: () => {},
    allowedOrigins: [SITE],
    publicKeys: [PUBLISHABLE_KEY],
    ...overrides,
  };
  const handle = createHandler({ ...deps, log: (entry) => log.push(entry) });
  return { handle, log, saved, quota: deps.quota };
}

type CallOptions = { method?: string; headers?: Record<string, string>; body?: BodyInit | null };

/** A request as supabase-js sends it: JSON, with the site's origin. */
export function request({ method = "POST", headers = {}, body = null }: CallOptions): Request {
  return new Request(FUNCTION_URL, {
    method,
    body,
    headers: { origin: SITE, "content-type": "application/json", ...headers },
  });
}

export function promptRequest(prompt: unknown, headers: Record<string, string> = {}): Request {
  return request({ body: JSON.stringify({ prompt }), headers });
}

/** A request with any body. */
export function bodyRequest(body: object, headers: Record<string, string> = {}): Request {
  return request({ body: JSON.stringify(body), headers });
}

export const AS_USER = { authorization: `Bearer ${USER_TOKEN}` };
