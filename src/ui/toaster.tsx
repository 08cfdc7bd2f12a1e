import { CircleAlert, CircleCheck, X } from "lucide-react";
import type { FocusEvent } from "react";
import { Toaster as SonnerToaster } from "sonner";

import { MOBILE_MEDIA_QUERY, TOAST_MS } from "@/config/limits";
import { useMediaQuery } from "@/lib/use-media-query";

const MOBILE_OFFSET = {
  top: "max(16px, env(safe-area-inset-top))",
  left: "16px",
  right: "16px",
};

/** sonner pauses its timers only for the mouse, so keyboard focus is reported as a mouse event. */
function holdWhileFocused({ target }: FocusEvent) {
  target
    .closest("[data-sonner-toaster]")
    ?.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }));
}

function releaseAfterFocus({ target, relatedTarget }: FocusEvent) {
  const list = target.closest("[data-sonner-toaster]");
  if (!list || (relatedTarget instanceof Node && list.contains(relatedTarget))) return;
  list.dispatchEvent(new MouseEvent("mouseout", { bubbles: true, relatedTarget: document.body }));
}

/** Where toasts appear. Colours come from styles/toasts.css, so both themes are "light" to sonner. */
export function Toaster() {
  // On a small screen a toast at the bottom would cover buttons.
  const isMobile = useMediaQuery(MOBILE_MEDIA_QUERY);
  return (
    <div onFocus={holdWhileFocused} onBlur={releaseAfterFocus}>
      <SonnerToaster
        theme="light"
        position={isMobile ? "top-center" : "bottom-right"}
        duration={TOAST_MS}
        closeButton
        mobileOffset={MOBILE_OFFSET}
        icons={{
          success: <CircleCheck aria-hidden className="size-[18px]" />,
          error: <CircleAlert aria-hidden className="size-[18px]" />,
          close: <X aria-hidden className="size-4" />,
        }}
      />
    </div>
  );
}
