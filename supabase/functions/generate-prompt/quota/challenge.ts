import { readBody } from "../../_shared/http/body.ts";
import { isRecord } from "../../_shared/http/json.ts";
import type { ChallengeAction } from "../contract.ts";

const VERIFY_URL = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const VERIFY_TIMEOUT_MS = 5000;
const ACTION: ChallengeAction = "enhance";
/** https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
const MAX_TOKEN_CHARACTERS = 2048;
/** What the vendor says of a bad token. Its other codes speak of our secret or of its own trouble. */
const BAD_TOKEN_CODES: readonly unknown[] = [
  "missing-input-response",
  "invalid-input-response",
  "timeout-or-duplicate",
];

/** True when a token of the challenge widget is good. Throws when that cannot be found out. */
export type VerifyChallenge = (token: string) => Promise<boolean>;

type TurnstileOptions = {
  secret: string;
  /** The site's origins; tokens made on other sites do not count. "*" allows all. */
  allowedOrigins: readonly string[];
  fetch?: typeof fetch;
};

/** Cloudflare Turnstile: a token is good once, for 300 seconds, for our action on our site. */
export function createTurnstile({
  secret,
  allowedOrigins,
  fetch = globalThis.fetch,
}: TurnstileOptions): VerifyChallenge {
  const hostnames = allowedOrigins.includes("*")
    ? null
    : allowedOrigins.map((origin) => new URL(origin).hostname);

  return async (token) => {
    if (token.length > MAX_TOKEN_CHARACTERS) return false;
    const response = await fetch(VERIFY_URL, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token }),
      redirect: "error",
      signal: AbortSignal.timeout(VERIFY_TIMEOUT_MS),
    });
    const body = await readBody(response);
    const answer = body.kind === "json" && isRecord(body.value) ? body.value : {};
    const { success, action, hostname, "error-codes": codes } = answer;
    if (success === true) {
      const isOurSite = hostnames === null || hostnames.some((own) => own === hostname);
      return isOurSite && action === ACTION;
    }
    if (
      success === false &&
      Array.isArray(codes) &&
      codes.some((code) => BAD_TOKEN_CODES.includes(code))
    ) {
      return false;
    }
    throw new Error(`Turnstile answered ${response.status} ${JSON.stringify(codes ?? body.kind)}`);
  };
}
