import { PopupEnhancerPage } from "@/pages/popup-enhancer-page";

import { PageActions } from "./page-actions";
import { startPage } from "./start-page";

/** How the worker opens the popup, as a tab, for somebody who has to sign in. */
const SIGN_IN = "#sign-in";

void startPage(
  <PopupEnhancerPage
    pageActions={<PageActions />}
    startsWithSignIn={window.location.hash === SIGN_IN}
  />,
);
