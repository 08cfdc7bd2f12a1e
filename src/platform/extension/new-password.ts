import { NEW_PASSWORD_FRAGMENT } from "@/config/new-password";
import { ACCOUNT_PAGE } from "@/config/routes";

/** On the site, where the mail's link leads: what is asked for here has its PKCE verifier here. */
export const NEW_PASSWORD_PAGE: string | null = ACCOUNT_PAGE + NEW_PASSWORD_FRAGMENT;
