import { mutationOptions, useMutation } from "@tanstack/react-query";

import { AppError } from "@/lib/app-error";

import { supabase } from "../client/supabase";

// Apart from the other mutations, because 'Sign Out' is on screen before a dialog that signs in is fetched.

export async function signOut(scope: "local" | "global"): Promise<void> {
  const { error } = await (await supabase.auth()).signOut({ scope });
  if (error !== null) throw new AppError("network", { message: error.message, cause: error });
}

/** Signs this browser out. The other devices stay signed in. */
export const signOutHere = mutationOptions({
  mutationFn: () => signOut("local"),
  meta: { errorMessage: "signOutFailed", successMessage: "signedOut" },
});

export function useSignOut() {
  return useMutation(signOutHere);
}
