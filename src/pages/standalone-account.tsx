import { useState } from "react";

import { useViewer } from "@/data/viewer/use-viewer";
import { useStoredAccount } from "@/platform/stored-session";

import { AuthDialog } from "./deferred-parts";
import { PageAccount } from "./page-account";

/** The account in the header of a page that reads no data: opens what was pressed to fetch it. */
export function StandaloneAccount() {
  const viewer = useViewer();
  const isGuest = useStoredAccount() === null;
  const [isSignInOpen, setIsSignInOpen] = useState(isGuest);
  return (
    <>
      <PageAccount viewer={viewer} onSignIn={() => setIsSignInOpen(true)} opensAtOnce />
      <AuthDialog isOpen={isSignInOpen} onOpenChange={setIsSignInOpen} />
    </>
  );
}
