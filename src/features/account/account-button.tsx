import { useSignOut } from "@/data/session/mutations";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { Button } from "@/ui/button";

export type AccountButtonProps = {
  user: ViewerState["user"];
  onSignIn: () => void;
  className?: string;
};

/** One button for both, so that focus stays where it is when a session begins or ends. */
export function AccountButton({ user, onSignIn, className }: AccountButtonProps) {
  const signOut = useSignOut();
  return (
    <Button
      isBusy={signOut.isPending}
      onClick={user === null ? onSignIn : () => signOut.mutate()}
      className={className}
    >
      {user === null ? "Sign In" : "Sign Out"}
    </Button>
  );
}
