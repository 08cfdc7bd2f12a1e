import { useSignInWithGoogle } from "@/data/session/mutations";
import { Button } from "@/ui/button";

import { FormError } from "./auth-form";

/** Leaves the site for Google and comes back to the library, signed in. */
export function GoogleSignIn() {
  const signIn = useSignInWithGoogle();
  const isLeaving = signIn.isPending || signIn.isSuccess;
  return (
    <div className="grid gap-4">
      <div className="text-muted flex items-center gap-3 text-xs">
        <span className="bg-line h-px flex-1" />
        or
        <span className="bg-line h-px flex-1" />
      </div>
      <Button isBusy={isLeaving} onClick={() => signIn.mutate()}>
        {isLeaving ? "Opening Google..." : "Continue with Google"}
      </Button>
      {signIn.error && <FormError message={signIn.error.message} />}
    </div>
  );
}
