import { CopyPlus, Link2 } from "lucide-react";

import type { FillIn } from "@/components/use-fill-in";
import { useCopyPrompt } from "@/data/own-prompts/mutations";
import { promptPathOf } from "@/data/prompts/prompt-path";
import { notify } from "@/messages/notify";
import { packAnswers } from "@/platform/answers-link";
import { absoluteUrl } from "@/platform/browser";
import { copyWithToast } from "@/platform/clipboard";
import type { Prompt } from "@/types/entities";
import { Button } from "@/ui/button";

import { CollectionPicker } from "./collection-picker";

export type PromptMorePanelProps = {
  prompt: Prompt;
  /** Null where the prompt's text is locked. */
  fillIn: FillIn | null;
  /** Null for a guest. */
  userId: string | null;
  onSignIn: () => void;
  onClose: () => void;
};

/** What else can be done with a prompt of the library. */
export function PromptMorePanel(props: PromptMorePanelProps) {
  const { prompt, fillIn, userId, onSignIn, onClose } = props;
  return (
    <>
      {fillIn !== null && <AnswersLink prompt={prompt} fillIn={fillIn} onClose={onClose} />}
      {!prompt.is_premium && (
        <OwnCopy prompt={prompt} userId={userId} onSignIn={onSignIn} onClose={onClose} />
      )}
      <CollectionPicker userId={userId} items={[{ kind: "prompt", id: prompt.id }]} />
    </>
  );
}

/** A copy to change, of a free prompt. A guest has nowhere to keep one. */
function OwnCopy({ prompt, userId, onSignIn, onClose }: Omit<PromptMorePanelProps, "fillIn">) {
  const copy = useCopyPrompt(userId ?? "");

  function handleCopy() {
    onClose();
    if (userId === null) onSignIn();
    else copy.mutate(prompt);
  }

  return (
    <Button variant="ghost" className="justify-start! px-2!" onClick={handleCopy}>
      <CopyPlus aria-hidden className="text-muted" />
      Make my own copy
    </Button>
  );
}

type AnswersLinkProps = Pick<PromptMorePanelProps, "prompt" | "onClose"> & { fillIn: FillIn };

/** The prompt's address with what was filled in: in its fragment, which no server sees. */
function AnswersLink({ prompt, fillIn, onClose }: AnswersLinkProps) {
  const answers = Object.entries(fillIn.values).filter(([, value]) => value.trim() !== "");

  async function handleCopy() {
    onClose();
    const fragment = await packAnswers(Object.fromEntries(answers));
    if (fragment === null) return notify("answersLinkTooLong");
    await copyWithToast(absoluteUrl(promptPathOf(prompt)) + fragment, "answersLinkCopied");
  }

  if (fillIn.fields.length === 0) return null;
  return (
    <div className="grid gap-1">
      <Button
        variant="ghost"
        className="justify-start! px-2!"
        isDisabled={answers.length === 0}
        onClick={() => void handleCopy()}
      >
        <Link2 aria-hidden className="text-muted" />
        Copy link with my answers
      </Button>
      {answers.length === 0 && (
        <p className="text-muted px-2 text-xs">
          Fill in a blank first. No server sees what you fill in.
        </p>
      )}
    </div>
  );
}
