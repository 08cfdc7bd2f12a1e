import { env, ownOrigin } from "./env";
import { SITE_NAME } from "./site";

/** A mail to support about a page that a reader shares, or null when the build names no address. */
export function reportMailLink(path: string): string | null {
  if (env.supportEmail === null) return null;
  const subject = encodeURIComponent(`${SITE_NAME}: report of a shared page`);
  return `mailto:${env.supportEmail}?subject=${subject}&body=${encodeURIComponent(ownOrigin() + path)}`;
}
