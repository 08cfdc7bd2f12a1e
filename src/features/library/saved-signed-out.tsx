import { CATALOGUE } from "@/messages/catalogue";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";

export type SavedSignedOutProps = { onSignIn: () => void };

/** The Saved view without a reader; says what its toast says, for as long as the view is open. */
export function SavedSignedOut({ onSignIn }: SavedSignedOutProps) {
  const { title, description } = CATALOGUE.signInForSaved;
  return (
    <EmptyState
      title={title}
      text={description}
      action={<Button onClick={onSignIn}>Sign In</Button>}
    />
  );
}
