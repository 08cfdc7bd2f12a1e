import { useSignOut } from "@/data/session/mutations";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { Button } from "@/ui/button";

type AccountButtonProps = { viewer: ViewerState; onSignIn: () => void; className?: string };

/** One button for both, so that focus stays where it is when a session begins or ends. */
export function AccountButton({ viewer, onSignIn, className }: AccountButtonProps) {
  const signOut = useSignOut();
  const isSignedIn = viewer.user !== null;
  return (
    <Button
      isBusy={signOut.isPending}
      onClick={isSignedIn ? () => signOut.mutate() : onSignIn}
      className={className}
    >
      {isSignedIn ? "Sign Out" : "Sign In"}
    </Button>
  );
}
