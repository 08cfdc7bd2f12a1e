import { SITE_NAME } from "@/config/site";

/** What the sign-in dialog shows. */
export type AuthView = AuthTab | "request-reset" | MailView;

export type AuthTab = "sign-in" | "sign-up";
type MailView = "confirmation-sent" | "reset-sent";

export const AUTH_TITLES: Readonly<Record<AuthView, string>> = {
  "sign-in": `Welcome to ${SITE_NAME}`,
  "sign-up": `Welcome to ${SITE_NAME}`,
  "request-reset": "Reset your password",
  "confirmation-sent": "Check your email",
  "reset-sent": "Check your email",
};

/** The visitor goes on in the mail program and comes back signed in, so nothing is cancelled. */
export function isMailOnItsWay(view: AuthView): view is MailView {
  return view === "confirmation-sent" || view === "reset-sent";
}
