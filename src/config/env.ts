/**
 * The build's environment. Vite inlines `import.meta.env`, so everything here is public; the names
 * are listed in `.env.example`.
 */
type EnvSource = Readonly<Record<string, unknown>>;

/** Stands in for the host when the build names none; RFC 2606 reserves it, so it never resolves. */
const PLACEHOLDER_ORIGIN = "https://brilliant-prompts.example";

function textOf(source: EnvSource, name: string): string {
  const value = source[name];
  return typeof value === "string" ? value.trim() : "";
}

function webAddressOf(source: EnvSource, name: string): string | null {
  const value = textOf(source, name);
  if (value === "") return null;
  if (/^https?:\/\//i.test(value) && URL.canParse(value)) return value;
  throw new Error(`${name} must be an http(s) address, but is "${value}".`);
}

/** Goes into a mail link, so it has to be one address and nothing else. */
function mailAddressOf(source: EnvSource, name: string): string | null {
  const value = textOf(source, name);
  if (value === "" || /^[^\s@?&]+@[^\s@?&]+$/.test(value)) return value || null;
  throw new Error(`${name} must be an e-mail address, but is "${value}".`);
}

/** Beginning with one slash: a page on this site's own origin. */
function isOwnPath(value: string): boolean {
  return /^\/(?!\/)/.test(value);
}

/** Beside the embedded backend the checkout is the test one, a page of the site itself. */
function paymentLinkOf(source: EnvSource, isEmbedded: boolean): string | null {
  const value = textOf(source, "VITE_PAYMENT_LINK");
  return isEmbedded && isOwnPath(value) ? value : webAddressOf(source, "VITE_PAYMENT_LINK");
}

/**
 * Reads and checks a set of `VITE_*` variables.
 * Throws when an address is malformed; a missing key throws only when it is asked for, because the
 * static pages are built and served without a backend.
 */
export function readEnv(source: EnvSource) {
  const publishableKey = textOf(source, "VITE_SUPABASE_PUBLISHABLE_KEY");
  const isEmbedded = textOf(source, "VITE_EMBEDDED") === "true";
  return {
    /** `null` means: the same origin as the page. */
    configuredSupabaseUrl: webAddressOf(source, "VITE_SUPABASE_URL"),
    get supabasePublishableKey(): string {
      if (publishableKey !== "") return publishableKey;
      throw new Error(
        "VITE_SUPABASE_PUBLISHABLE_KEY is missing. Start with `npm start` or `npm run dev`, which " +
          "set it, or put your project's publishable key into `.env`.",
      );
    },
    /** Scheme and host of the public site, without a slash at the end. */
    siteOrigin: new URL(webAddressOf(source, "VITE_SITE_ORIGIN") ?? PLACEHOLDER_ORIGIN).origin,
    isGoogleEnabled: textOf(source, "VITE_GOOGLE_SIGN_IN") === "true",
    /** The hosted checkout page, or the test checkout's path; `null` when none is set up. */
    paymentLink: paymentLinkOf(source, isEmbedded),
    /** The extension's store page, or `null` when it is not published. */
    extensionUrl: webAddressOf(source, "VITE_EXTENSION_URL"),
    /** Of the check that a guest is a person; `null` when there is none. */
    turnstileSiteKey: textOf(source, "VITE_TURNSTILE_SITE_KEY") || null,
    /** Who runs the site, for the privacy page and the terms; null when the build does not say. */
    operatorName: textOf(source, "VITE_OPERATOR_NAME") || null,
    operatorAddress: textOf(source, "VITE_OPERATOR_ADDRESS") || null,
    /** Where support is asked for; each is null when there is none. */
    supportEmail: mailAddressOf(source, "VITE_SUPPORT_EMAIL"),
    communityUrl: webAddressOf(source, "VITE_COMMUNITY_URL"),
    docsUrl: webAddressOf(source, "VITE_DOCS_URL"),
    /** How many prompts the library's source held when this was built; null in development. */
    builtPromptCount: Number(textOf(source, "VITE_PROMPT_COUNT")) || null,
    /** True when the embedded backend serves this build (see architecture, section 2). */
    isEmbedded,
  };
}

/** What a site for real readers has to say about itself and this build does not: names of variables. */
export function missingOnRealHost({
  isEmbedded,
  operatorName,
  operatorAddress,
}: Pick<ReturnType<typeof readEnv>, "isEmbedded" | "operatorName" | "operatorAddress">): string[] {
  if (isEmbedded) return [];
  return [
    ...(operatorName === null ? ["VITE_OPERATOR_NAME"] : []),
    ...(operatorAddress === null ? ["VITE_OPERATOR_ADDRESS"] : []),
  ];
}

export const env = readEnv(import.meta.env);

/**
 * The page's own origin, asked when called: while prerendering it is the configured one. In the extension, whose build
 * replaces `window.location.origin`, it is the site's.
 */
export function ownOrigin(): string {
  return typeof window === "undefined" ? env.siteOrigin : window.location.origin;
}

export function supabaseUrl(): string {
  return env.configuredSupabaseUrl ?? ownOrigin();
}
