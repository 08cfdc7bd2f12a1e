import { Ellipsis } from "lucide-react";
import { lazy } from "react";

import type { FillIn } from "@/components/use-fill-in";
import type { PromptMorePanelProps } from "@/features/collections/prompt-more-panel";
import type { Prompt } from "@/types/entities";
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

type Reader = Pick<PromptMorePanelProps, "userId" | "onSignIn">;

/** What draws it for this reader. */
export const promptMoreFor = (reader: Reader) => (prompt: Prompt, fillIn: FillIn) => (
  <PromptMore prompt={prompt} fillIn={fillIn} {...reader} />
);
