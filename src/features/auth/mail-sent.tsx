import { env } from "@/config/env";
import { Button } from "@/ui/button";

type MailSentProps = {
  message: string;
  /** The address as typed. */
  email: string;
  onBack: () => void;
};

/** Takes the form's place once the next step waits in the mailbox. */
export function MailSent({ message, email, onBack }: MailSentProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <output>{message}</output>
      <p className="text-muted text-sm wrap-anywhere">
        Look in the mailbox of {email}, also in the spam folder.
        {env.isEmbedded && " This copy of the site sends no mail: it prints it in its terminal."}
      </p>
      <Button onClick={onBack}>Back to sign in</Button>
    </div>
  );
}
