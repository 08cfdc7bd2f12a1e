import { Ellipsis } from "lucide-react";
import { type ComponentProps, lazy } from "react";

import { History } from "@/features/history/history";
import { PanelButton } from "@/ui/panel-button";

/** Fetched when it is opened. */
const OwnPromptPanel = lazy(async () => ({
  default: (await import("@/features/collections/own-prompt-panel")).OwnPromptPanel,
}));

type LibraryHistoryProps = Omit<ComponentProps<typeof History>, "renderOwnTools">;

/** The history below the library, with what else can be done with a prompt of one's own. */
export function LibraryHistory({ userId, ...history }: LibraryHistoryProps) {
  return (
    <History
      {...history}
      userId={userId}
      renderOwnTools={(prompt) =>
        userId !== null && (
          <PanelButton
            icon={Ellipsis}
            size="sm"
            label={`More for “${prompt.title}”`}
            renderPanel={() => <OwnPromptPanel userId={userId} prompt={prompt} />}
          />
        )
      }
    />
  );
}
