import { CircleAlert } from "lucide-react";
import { useEffect } from "react";

import { FREE_ENHANCEMENT_LIMIT } from "@/config/limits";
import { PREMIUM_PRICE, UPGRADE_DIALOG_TITLE } from "@/config/plans";
import { Button } from "@/ui/button";

import { useSubmitFocus } from "./stop-button";

const USED_UP = `You have used your ${FREE_ENHANCEMENT_LIMIT} free enhancements.`;
const PREMIUM = `Premium has no limit, ${PREMIUM_PRICE} a month.`;
const ACCOUNT = `A free account has ${FREE_ENHANCEMENT_LIMIT} of its own and keeps your history.`;

type LimitNoticeProps = { isGuest: boolean; onUpgrade: () => void; onSignIn: () => void };

/** In the place of a result, once the toast that says the same is gone: specification, section 5. */
export function LimitNotice({ isGuest, onUpgrade, onSignIn }: LimitNoticeProps) {
  const ref = useSubmitFocus<HTMLDivElement>();

  // On a phone the form may fill the screen.
  useEffect(() => {
    // Answers with a promise in new browsers, which React would take for the effect's end.
    ref.current?.scrollIntoView({ block: "nearest" });
  }, [ref]);

  return (
    <div ref={ref} className="grid justify-items-start gap-4 py-1">
      <p className="max-w-text flex items-start gap-2.5 text-sm">
        <CircleAlert aria-hidden className="text-danger mt-0.5 size-[18px] shrink-0" />
        {[USED_UP, ...(isGuest ? [ACCOUNT] : []), PREMIUM].join(" ")}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onUpgrade}>
          {UPGRADE_DIALOG_TITLE}
        </Button>
        {isGuest && <Button onClick={onSignIn}>Sign In</Button>}
      </div>
    </div>
  );
}
