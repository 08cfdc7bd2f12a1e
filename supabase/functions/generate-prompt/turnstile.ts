const VERIFY_URL = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const TIMEOUT_MS = 5000;

/** True when a token of the challenge widget is good. Throws when the verifier cannot be reached. */
export type VerifyChallenge = (token: string) => Promise<boolean>;

type TurnstileOptions = { secret: string; fetch: typeof fetch };

/** Cloudflare Turnstile: a token is good once, for 300 seconds. */
export function createTurnstile({ secret, fetch }: TurnstileOptions): VerifyChallenge {
  return async (token) => {
    const response = await fetch(VERIFY_URL, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status >= 500) throw new Error(`Turnstile status ${response.status}`);
    const answer: unknown = await response.json();
    return typeof answer === "object" && answer !== null && "success" in answer
      ? answer.success === true
      : false;
  };
}
