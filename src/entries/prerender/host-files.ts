import { createHash } from "node:crypto";

import { WORKER_PATH } from "../../config/offline";
import { REDIRECTS, ROUTES } from "../../config/routes";
import { promptPath } from "../../domain/prompt-address";

// `_headers` and `_redirects`, which Netlify and Cloudflare Pages read, and the local server too.

export type HeadersOptions = {
  /** The inline styles of the pages. */
  styles: readonly string[];
  /** Their inline script. */
  script: string;
  /** The backend's address; null means the site's own. */
  backendUrl: string | null;
  /** Whose script and frame check that a guest is a person; null means nobody's. */
  challengeOrigin: string | null;
};

/** The source expression by which the policy allows one inline style or script. */
const contentHash = (content: string): string =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

function contentSecurityPolicy(options: HeadersOptions): string {
  const { styles, script, backendUrl, challengeOrigin } = options;
  const backend = backendUrl === null ? [] : [new URL(backendUrl).origin];
  const challenge = challengeOrigin === null ? [] : [challengeOrigin];
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", contentHash(script), ...challenge],
    "style-src-elem": ["'self'", ...new Set(styles.map(contentHash))],
    // React writes style attributes; they run nothing.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...backend],
    ...(challengeOrigin !== null && { "frame-src": challenge }),
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    // The policies that platform/offline-worker and platform/turnstile make, each for the address of one script.
    "trusted-types": ["worker", ...(challengeOrigin === null ? [] : ["default"])],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

/** https://developers.cloudflare.com/pages/configuration/headers/ */
export function headersFile(options: HeadersOptions): string {
  const rules: { path: string; headers: Record<string, string>; without?: string[] }[] = [
    {
      path: "/*",
      headers: {
        "Content-Security-Policy": contentSecurityPolicy(options),
        "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy":
          "camera=(), microphone=(), geolocation=(), payment=(), clipboard-write=(self)",
        // Sign-in with another provider may open a window that reports back.
        "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      },
    },
    // Its address holds the checkout's session. Of several policies browsers take the last.
    { path: ROUTES.paymentSuccess, headers: { "Referrer-Policy": "no-referrer" } },
    // Its address is all that protects what it shows.
    {
      path: `${ROUTES.shared}/*`,
      headers: { "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" },
    },
    // Names with a hash of the content. The policy is for documents, and weighs as much as a small file.
    {
      path: "/assets/*",
      headers: { "Cache-Control": "public, max-age=31536000, immutable" },
      without: ["Content-Security-Policy"],
    },
    { path: WORKER_PATH, headers: { "Cache-Control": "no-cache" } },
  ];
  return rules
    .map(({ path, headers, without = [] }) =>
      [
        path,
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
        ...without.map((name) => `  ! ${name}`),
        "",
      ].join("\n"),
    )
    .join("\n");
}

/** https://developers.cloudflare.com/pages/configuration/redirects/ */
export function redirectsFile(formerSlugs: ReadonlyMap<string, string>): string {
  const former = [...formerSlugs].map(([from, to]) => [promptPath(from), promptPath(to)]);
  const moved = [...Object.entries(REDIRECTS), ...former].map(
    ([from, to]) => `${from} ${to} 301\n`,
  );
  // One page answers for every link.
  return [...moved, `${ROUTES.shared}/* ${ROUTES.shared} 200\n`].join("");
}
