import { CircleAlert } from "lucide-react";
import { type FormEvent, useId, useState } from "react";

import { deletionFailureOf, useDeleteAccount } from "@/data/account/mutations";
import { confirmsDeletion, DELETION_WORD } from "@/domain/deletion-confirmation";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { TextField } from "@/ui/text-field";

export type DeleteAccountDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  email: string | undefined;
  /** False for those who sign in with Google only: for them a fresh sign-in counts. */
  hasPassword: boolean;
  onDeleted: () => void;
};

const CONSEQUENCES = [
  "Your profile, your saved prompts, your own prompts, your enhancement history, your access tokens and your likes are deleted.",
  "A Premium subscription is canceled at once, and you won't be charged again.",
  "For a year we keep how many enhancements you used, and a keyed hash of your email address (a code, not the address). A new account with that address starts there.",
  "This can't be undone. Export your data first if you want to keep it.",
] as const;

const FRESH_SIGN_IN =
  "You need to have signed in within the last ten minutes. If that was longer ago, sign out and sign in again first.";

const NO_MISTAKES = { typed: "", password: "" };

export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { isOpen, onOpenChange, email, hasPassword, onDeleted } = props;
  const formId = useId();
  const [typed, setTyped] = useState("");
  const [password, setPassword] = useState("");
  const [mistakes, setMistakes] = useState(NO_MISTAKES);
  const deletion = useDeleteAccount({ onDeleted });

  function handleOpenChange(willBeOpen: boolean) {
    if (deletion.isPending) return;
    setTyped("");
    setPassword("");
    setMistakes(NO_MISTAKES);
    deletion.reset();
    onOpenChange(willBeOpen);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const found = {
      typed: confirmsDeletion(typed, email)
        ? ""
        : `That is neither your email nor ${DELETION_WORD}.`,
      password: hasPassword && password === "" ? "Type your password." : "",
    };
    setMistakes(found);
    if (found.typed !== "" || found.password !== "" || deletion.isPending) return;
    deletion.mutate(hasPassword ? password : undefined);
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
          error={mistakes.typed}
        />
        {hasPassword ? (
          <TextField
            label="Your password"
            type="password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            autoComplete="current-password"
            error={mistakes.password}
          />
        ) : (
          <p className="text-muted text-sm">{FRESH_SIGN_IN}</p>
        )}
        {deletion.isError && (
          <p role="alert" className="text-danger flex items-start gap-2 text-sm">
            <CircleAlert aria-hidden className="mt-0.5 size-[18px] shrink-0" />
            {deletionFailureOf(deletion.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
