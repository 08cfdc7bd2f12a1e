import { CircleAlert } from "lucide-react";
import { type FormEvent, useId, useState } from "react";

import { useDeleteAccount } from "@/data/account/mutations";
import { confirmsDeletion, DELETION_WORD } from "@/domain/deletion-confirmation";
import { isAppError } from "@/lib/app-error";
import { CATALOGUE } from "@/messages/catalogue";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { TextField } from "@/ui/text-field";

export type DeleteAccountDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  email: string | undefined;
  onDeleted: () => void;
};

const CONSEQUENCES = [
  "Your profile, your saved prompts and your likes are deleted.",
  "A Premium subscription is cancelled at once, and nothing more is charged.",
  "There is no way back: export your saved prompts first if you want to keep them.",
] as const;

export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { isOpen, onOpenChange, email, onDeleted } = props;
  const formId = useId();
  const [typed, setTyped] = useState("");
  const [isMistaken, setIsMistaken] = useState(false);
  const deletion = useDeleteAccount({ onDeleted });

  function handleOpenChange(willBeOpen: boolean) {
    if (deletion.isPending) return;
    setTyped("");
    setIsMistaken(false);
    deletion.reset();
    onOpenChange(willBeOpen);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const isConfirmed = confirmsDeletion(typed, email);
    setIsMistaken(!isConfirmed);
    if (isConfirmed && !deletion.isPending) deletion.mutate();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={handleOpenChange}
      title="Delete your account?"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => handleOpenChange(false)}>Keep account</Button>
          <Button type="submit" form={formId} variant="danger" isBusy={deletion.isPending}>
            Delete account
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-5">
        <ul className="grid list-disc gap-2 pl-5 text-sm">
          {CONSEQUENCES.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <TextField
          label={`Type ${email === undefined ? "" : "your email or "}${DELETION_WORD} to confirm`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={isMistaken ? `This is neither your email nor ${DELETION_WORD}.` : undefined}
        />
        {deletion.isError && (
          <p role="alert" className="text-danger flex items-start gap-2 text-sm">
            <CircleAlert aria-hidden className="mt-0.5 size-[18px] shrink-0" />
            {
              CATALOGUE[
                isAppError(deletion.error, "network")
                  ? "accountDeletionUnanswered"
                  : "accountDeletionFailed"
              ].description
            }
          </p>
        )}
      </form>
    </Dialog>
  );
}
