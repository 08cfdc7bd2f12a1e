import { useMutation } from "@tanstack/react-query";

import { ROUTES } from "@/config/routes";
import { AppError } from "@/lib/app-error";
import { AUTH_UNREACHABLE } from "@/messages/fixed-texts";
import { absoluteUrl } from "@/platform/browser";

import { supabase } from "../client/supabase";
import { signOut } from "./sign-out";

export type Credentials = { email: string; password: string };

type AuthClient = Awaited<ReturnType<typeof supabase.auth>>;
type AuthAnswer = { data: unknown; error: { name: string; message: string } | null };
type DataOf<A extends AuthAnswer> = Extract<A, { error: null }>["data"];

/** The auth client's error for no answer and for every 5xx, whose text it does not read. */
const UNREACHABLE_ERROR = "AuthRetryableFetchError";

/** Asks the auth service. Its own text is what the dialog shows (specification, section 5). */
async function askAuth<A extends AuthAnswer>(
  ask: (client: AuthClient) => Promise<A>,
): Promise<DataOf<A>> {
  const { data, error } = await ask(await supabase.auth());
  if (error === null) return data;
  if (error.name === UNREACHABLE_ERROR) {
    throw new AppError("network", { message: AUTH_UNREACHABLE, cause: error });
  }
  throw new AppError("auth", { message: error.message, cause: error });
}

export function useSignIn() {
  return useMutation({
    mutationFn: (credentials: Credentials) =>
      askAuth((client) => client.signInWithPassword(credentials)),
    meta: { errorMessage: "authError", successMessage: "signedIn" },
  });
}

/** Resolves to whether it also signed in; otherwise the e-mail address has to be confirmed first. */
export function useSignUp() {
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      const options = { emailRedirectTo: absoluteUrl(ROUTES.library) };
      const { session } = await askAuth((client) => client.signUp({ ...credentials, options }));
      return { isSignedIn: session !== null };
    },
    meta: {
      errorMessage: "authError",
      successMessage: ({ isSignedIn }: { isSignedIn: boolean }) =>
        isSignedIn ? "accountCreated" : "signUpConfirmation",
    },
  });
}

export function useSignInWithGoogle() {
  return useMutation({
    mutationFn: () => {
      const options = { redirectTo: absoluteUrl(ROUTES.library) };
      return askAuth((client) => client.signInWithOAuth({ provider: "google", options }));
    },
    meta: { errorMessage: "authError" },
  });
}

/** Ends every session of the account. A device whose token has not run out reads its tables until then. */
export function useSignOutEverywhere() {
  return useMutation({
    mutationFn: () => signOut("global"),
    meta: { errorMessage: "signOutFailed", successMessage: "signedOutEverywhere" },
  });
}

export function useRequestPasswordReset() {
  return useMutation({
    mutationFn: (email: string) => {
      const options = { redirectTo: absoluteUrl(ROUTES.resetPassword) };
      return askAuth((client) => client.resetPasswordForEmail(email, options));
    },
    meta: { errorMessage: "authError", successMessage: "passwordResetSent" },
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (password: string) => askAuth((client) => client.updateUser({ password })),
    meta: { errorMessage: "authError", successMessage: "passwordChanged" },
  });
}
