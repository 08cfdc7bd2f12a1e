import { useSignOut } from "@/data/session/sign-out";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { Button } from "@/ui/button";
import type { ButtonLook } from "@/ui/button-style";

export type AccountButtonProps = {
  user: ViewerState["user"];
  onSignIn: () => void;
} & Pick<ButtonLook, "variant" | "size">;

/** One button for both, so that focus stays where it is when a session begins or ends. */
export function AccountButton({ user, onSignIn, ...look }: AccountButtonProps) {
  const signOut = useSignOut();
  return (
    <Button
      {...look}
      isBusy={signOut.isPending}
      onClick={user === null ? onSignIn : () => signOut.mutate()}
    >
      {user === null ? "Sign In" : "Sign Out"}
    </Button>
  );
}
