import { Ellipsis } from "lucide-react";
import { lazy } from "react";

import { PanelButton } from "@/ui/panel-button";

/** Fetched when it is opened. */
const CollectionPicker = lazy(async () => ({
  default: (await import("@/features/collections/collection-picker")).CollectionPicker,
}));

type OwnPromptMoreProps = { userId: string | null; id: string; title: string };

/** What else can be done with a prompt of one's own. */
export function OwnPromptMore({ userId, id, title }: OwnPromptMoreProps) {
  return (
    <PanelButton
      icon={Ellipsis}
      size="sm"
      label={`More for “${title}”`}
      renderPanel={() => <CollectionPicker userId={userId} item={{ kind: "own", id }} />}
    />
  );
}
