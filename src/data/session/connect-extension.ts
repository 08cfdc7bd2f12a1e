import { useMutation } from "@tanstack/react-query";

import { AppError, isAppError } from "@/lib/app-error";
import { greetExtension, linkExtension } from "@/platform/site-extension";

import { callFunction } from "../client/call-function";

/** Asks for a one-time token only when the extension is there to take it. */
async function connectExtension(): Promise<void> {
  if ((await greetExtension()) === null) throw new AppError("not-found");
  const { token_hash: token } = await callFunction<{ token_hash?: unknown }>("link-extension");
  if (typeof token !== "string" || !(await linkExtension(token))) throw new AppError("server");
}

/** Signs the browser extension in to this account, in a session of its own. */
export function useConnectExtension() {
  return useMutation({
    mutationFn: connectExtension,
    meta: {
      successMessage: "extensionConnected",
      errorMessage: (error) => {
        if (isAppError(error, "not-found")) return "extensionNotFound";
        return isAppError(error, "auth") ? "extensionSignInOld" : "extensionNotConnected";
      },
    },
  });
}
