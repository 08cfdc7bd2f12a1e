import { Link2 } from "lucide-react";
import { useState } from "react";

import { SHARE_DAYS } from "@/config/limits";
import { sharedPath } from "@/config/routes";
import { absoluteUrl } from "@/platform/browser";
import { copyWithToast } from "@/platform/clipboard";
import { Button } from "@/ui/button";

export type ShareState = { share_id: string | null; shared_until: string | null };

type ShareControlProps = {
  share: ShareState;
  /** The reader's notes are shared with it. */
  hasNotes?: boolean;
  isBusy: boolean;
  onSwitch: (isOn: boolean) => void;
};

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** Switches the link of something shared on and off, and says who may see it. */
export function ShareControl({ share, hasNotes = false, isBusy, onSwitch }: ShareControlProps) {
  const { share_id: id, shared_until: until } = share;
  const notes = hasNotes ? ", with your notes," : "";
  const [openedAt] = useState(Date.now);
  const isOn = id !== null && until !== null && Date.parse(until) > openedAt;
  if (!isOn) {
    return (
      <div className="grid gap-1">
        <Button
          variant="ghost"
          className="justify-start! px-2!"
          isBusy={isBusy}
          onClick={() => onSwitch(true)}
        >
          <Link2 aria-hidden className="text-muted" />
          Share by link
        </Button>
        <p className="text-muted px-2 text-xs">
          {`Anyone with the link can read it${notes || ","} for ${SHARE_DAYS} days. You can switch it off at any time.`}
        </p>
      </div>
    );
  }
  return (
    <div className="grid gap-2 px-2">
      <p className="text-xs">
        {`Anyone with the link can read this${notes} until ${DATE.format(new Date(until))}. Only you can change it.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          onClick={() => void copyWithToast(absoluteUrl(sharedPath(id)), "sharedLinkCopied")}
        >
          Copy link
        </Button>
        <Button size="sm" variant="ghost" isBusy={isBusy} onClick={() => onSwitch(false)}>
          Switch off
        </Button>
      </div>
    </div>
  );
}
