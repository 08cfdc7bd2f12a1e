import { CHALLENGE_LOAD_TIMEOUT_MS } from "@/config/limits";
import { CHALLENGE_ORIGIN } from "@/config/links";
import { withTimeout } from "@/lib/stop-waiting";

const SCRIPTS = `${CHALLENGE_ORIGIN}/turnstile/`;

/** As much of it as is used: https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
type Turnstile = {
  render: (container: HTMLElement, options: Record<string, unknown>) => string | undefined;
  remove: (widgetId: string) => void;
};

/** https://www.w3.org/TR/trusted-types/#trusted-type-policy-factory */
type TrustedTypes = {
  defaultPolicy: object | null;
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string | null },
  ) => void;
};

type Globals = { turnstile?: Turnstile; trustedTypes?: TrustedTypes };

const globals = () => window as Globals;

/** Why a visitor did not get through, in the words the interface switches on. */
export type ChallengeProblem = "failed" | "expired";

export class ChallengeError extends Error {
  override readonly name = "ChallengeError";
  readonly problem: ChallengeProblem;

  constructor(problem: ChallengeProblem, cause?: unknown) {
    super(`Turnstile: ${problem}`, { cause });
    this.problem = problem;
  }
}

type ChallengeOptions = {
  siteKey: string;
  action: string;
  theme: "auto" | "light" | "dark";
  signal: AbortSignal;
};

/**
 * Shows Cloudflare's widget in the container until the visitor has passed, and resolves to its token. The signal
 * takes the widget away. Rejects with a `ChallengeError`, or with what kept its script from loading.
 */
export async function passChallenge(
  container: HTMLElement,
  { siteKey, action, theme, signal }: ChallengeOptions,
): Promise<string> {
  const turnstile = globals().turnstile ?? (await loadTurnstile());
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const fail = (problem: ChallengeProblem) => (cause?: unknown) => {
      reject(new ChallengeError(problem, cause));
      // Handled: the widget need not write it to the console.
      return true;
    };
    try {
      const widgetId = turnstile.render(container, {
        sitekey: siteKey,
        action,
        theme,
        // The flexible one is never narrower than 300 px.
        size: container.clientWidth < 300 ? "compact" : "flexible",
        "response-field": false,
        retry: "never",
        "refresh-expired": "never",
        "refresh-timeout": "never",
        callback: resolve,
        "error-callback": fail("failed"),
        "unsupported-callback": fail("failed"),
        "expired-callback": fail("expired"),
        "timeout-callback": fail("expired"),
      });
      signal.addEventListener("abort", () => {
        if (widgetId !== undefined) turnstile.remove(widgetId);
        reject(signal.reason as Error);
      });
    } catch (error) {
      fail("failed")(error);
    }
  });
}

/** Fetches the vendor's script, which must come from this very address. A later call tries again. */
async function loadTurnstile(): Promise<Turnstile> {
  allowScripts();
  const script = document.createElement("script");
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error("Turnstile was not loaded.")));
  });
  script.src = `${SCRIPTS}v0/api.js?render=explicit`;
  document.head.append(script);
  try {
    await withTimeout(loaded, CHALLENGE_LOAD_TIMEOUT_MS);
    const { turnstile } = globals();
    if (turnstile === undefined) throw new Error("Turnstile did not start.");
    return turnstile;
  } catch (error) {
    script.remove();
    throw error;
  }
}

/**
 * The site's policy forbids scripts by address. The default policy lets the vendor's through, also when that
 * replaces itself after some hours; it can be made once.
 */
function allowScripts(): void {
  const { trustedTypes } = globals();
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  trustedTypes.createPolicy("default", {
    createScriptURL: (address) => (address.startsWith(SCRIPTS) ? address : null),
  });
}
