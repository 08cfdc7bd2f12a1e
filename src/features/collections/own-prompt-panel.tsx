import { ShareControl } from "@/components/share-control";
import { useSwitchShare } from "@/data/shares/shares";
import type { OwnPrompt } from "@/types/entities";

import { CollectionPicker } from "./collection-picker";

type OwnPromptPanelProps = { userId: string; prompt: OwnPrompt };

/** What else can be done with a prompt of one's own. */
export function OwnPromptPanel({ userId, prompt }: OwnPromptPanelProps) {
  const share = useSwitchShare(userId, { kind: "own_prompts", id: prompt.id });
  return (
    <>
      <ShareControl share={prompt} isBusy={share.isPending} onSwitch={share.mutate} />
      <CollectionPicker userId={userId} items={[{ kind: "own", id: prompt.id }]} />
    </>
  );
}
