import { env, ownOrigin } from "./env";
import { SITE_NAME } from "./site";

export const EXTENSION_URL = env.extensionUrl;

/** The vendor of the check that a guest is a person. Only a build with a site key lets pages reach it. */
export const CHALLENGE_ORIGIN = "https://challenges.cloudflare.com";

/** Whether checkout is the embedded backend's own page, where no card is charged. */
export const IS_TEST_CHECKOUT = env.paymentLink?.startsWith("/") ?? false;

/** A mail to support that says which account it is about, or null when the build names no address. */
export function supportMailLink(userId: string | null): string | null {
  if (env.supportEmail === null) return null;
  const subject = `${SITE_NAME} support${userId === null ? "" : ` (account ${userId})`}`;
  return `mailto:${env.supportEmail}?subject=${encodeURIComponent(subject)}`;
}

/**
 * The checkout page for one user, or `null` when no payment link is set up. The reference lets the
 * payment webhook find the account; the e-mail is locked, because it is the account's:
 * https://docs.stripe.com/payment-links/url-parameters
 */
export function checkoutUrl(
  user: { id: string; email?: string | undefined } | null,
): string | null {
  if (env.paymentLink === null) return null;
  const url = new URL(env.paymentLink, ownOrigin());
  if (user) url.searchParams.set("client_reference_id", user.id);
  if (user?.email) url.searchParams.set("locked_prefilled_email", user.email);
  return url.href;
}
