import { createHandler, type HandlerDeps } from "../../supabase/functions/generate-prompt/handler";
import type { LogEntry } from "../../supabase/functions/generate-prompt/log";
import { offlineEngine } from "../../supabase/functions/generate-prompt/offline/engine";
import { type RecordedQuota, recordedQuota } from "./recorded-quota";

const FUNCTION_URL = "http://backend.test/functions/v1/generate-prompt";
export const SITE = "https://site.test";
export const PUBLISHABLE_KEY = "eyJhbGciOiJub25l.anon.key";
const USER_TOKEN = "user-token";

type Overrides = Partial<Omit<HandlerDeps, "log" | "quota">> & { quota?: RecordedQuota };

/** A handler on the offline engine, a recorded quota and one known user. */
export function setUpHandler(overrides: Overrides = {}) {
  const log: LogEntry[] = [];
  const deps = {
    engine: offlineEngine,
    identify: (token: string) =>
      Promise.resolve(token === USER_TOKEN ? { userId: "user-1" } : null),
    quota: recordedQuota(),
    networkKey: () => Promise.resolve("network-1"),
    allowedOrigins: [SITE],
    publicKeys: [PUBLISHABLE_KEY],
    ...overrides,
  };
  const handle = createHandler({ ...deps, log: (entry) => log.push(entry) });
  return { handle, log, quota: deps.quota };
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

export const AS_USER = { authorization: `Bearer ${USER_TOKEN}` };
