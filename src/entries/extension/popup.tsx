import { useState } from "react";

import { AuthDialog } from "@/pages/deferred-parts";
import { PopupEnhancerPage } from "@/pages/popup-enhancer-page";

import { PageActions } from "./page-actions";
import { startPage } from "./start-page";

/** How the worker opens the popup, as a tab, for somebody who has to sign in. */
const SIGN_IN = "#sign-in";

function Popup() {
  const [isSignInOpen, setIsSignInOpen] = useState(window.location.hash === SIGN_IN);
  return (
    <>
      <PopupEnhancerPage pageActions={<PageActions />} />
      <AuthDialog isOpen={isSignInOpen} onOpenChange={setIsSignInOpen} hideGoogle />
    </>
  );
}

void startPage(<Popup />);
