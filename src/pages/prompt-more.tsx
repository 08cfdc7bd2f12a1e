import { Ellipsis } from "lucide-react";
import { lazy } from "react";

import type { PromptMorePanelProps } from "@/features/collections/prompt-more-panel";
import { PanelButton } from "@/ui/panel-button";

/** Fetched when it is opened. */
const PromptMorePanel = lazy(async () => ({
  default: (await import("@/features/collections/prompt-more-panel")).PromptMorePanel,
}));

/** What else can be done with a prompt, beside likes and saves. */
export function PromptMore(props: Omit<PromptMorePanelProps, "onClose">) {
  return (
    <PanelButton
      icon={Ellipsis}
      label="More for this prompt"
      renderPanel={(close) => <PromptMorePanel {...props} onClose={close} />}
    />
  );
}
