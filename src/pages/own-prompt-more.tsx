import { Ellipsis } from "lucide-react";
import { type ComponentProps, lazy } from "react";

import type { OwnPromptPanel } from "@/features/collections/own-prompt-panel";
import type { OwnPrompt } from "@/types/entities";
import { PanelButton } from "@/ui/panel-button";

/** Fetched when it is opened. */
const Panel = lazy(async () => ({
  default: (await import("@/features/collections/own-prompt-panel")).OwnPromptPanel,
}));

/** What else can be done with a prompt of one's own. */
function OwnPromptMore(props: ComponentProps<typeof OwnPromptPanel>) {
  return (
    <PanelButton
      icon={Ellipsis}
      size="sm"
      label={`More for “${props.prompt.title}”`}
      renderPanel={() => <Panel {...props} />}
    />
  );
}

/** What draws it for this reader; a guest has no prompts. */
export const ownPromptMoreFor = (userId: string | null) => (prompt: OwnPrompt) =>
  userId !== null && <OwnPromptMore userId={userId} prompt={prompt} />;
