import { CircleAlert, CircleCheck, X } from "lucide-react";
import type { FocusEvent } from "react";
import { Toaster as SonnerToaster } from "sonner";

export type ToasterProps = { durationMs: number };

const MOBILE_OFFSET = {
  bottom: "max(16px, env(safe-area-inset-bottom))",
  left: "16px",
  right: "16px",
};

/** sonner stops its clocks for the mouse only; keyboard focus is told to it as a mouse's visit. */
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
export function Toaster({ durationMs }: ToasterProps) {
  return (
    <div onFocus={holdWhileFocused} onBlur={releaseAfterFocus}>
      <SonnerToaster
        theme="light"
        position="bottom-right"
        duration={durationMs}
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
