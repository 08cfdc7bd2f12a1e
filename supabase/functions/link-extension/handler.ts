import { type AccountCallDeps, accountHandler } from "../_shared/http/account-handler.ts";
import { HttpError } from "../_shared/http/errors.ts";
import type { Identity } from "../_shared/http/identity.ts";

/** Whether an account may have a link now, and whether the sign-in that asks is of the last 24 hours. */
export type BeginLink = (account: Identity) => Promise<{ isAllowed: boolean; isFresh: boolean }>;
/** A token that signs the owner of this address in once. Throws when the auth service makes none. */
export type MakeToken = (email: string) => Promise<string>;

export type LinkDeps = AccountCallDeps & { beginLink: BeginLink; makeToken: MakeToken };

/**
 * Makes a one-time token for the browser extension, which signs in with it: a session of its own, because a refresh
 * token that two places share is good for one of them. Takes a sign-in of the last day, so that a stolen token does not
 * become a new sign-in, with which the password could be changed.
 */
export const createHandler = accountHandler<LinkDeps>(
  { name: "link-extension" },
  async ({ account }, { beginLink, makeToken }) => {
    const { isAllowed, isFresh } = await beginLink(account);
    if (!isAllowed) {
      throw new HttpError("RATE_LIMITED", "Too many tries. Wait an hour and try again.");
    }
    if (!isFresh || account.email === undefined) {
      throw new HttpError("SIGN_IN_REQUIRED", "Sign in again, then connect the extension.");
    }
    return { status: 200, body: { token_hash: await makeToken(account.email) } };
  },
);
