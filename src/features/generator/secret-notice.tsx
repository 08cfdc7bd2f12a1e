import { ShieldAlert } from "lucide-react";
import { useState } from "react";

import { describeSecrets, findSecrets } from "@/domain/secrets";
import { Button } from "@/ui/button";

type SecretNoticeProps = {
  text: string;
  /** The visitor has tried to send it, so nothing goes on without an answer. */
  isAsking: boolean;
  onMask: () => void;
  onSend: () => void;
};

/** Says what in the text perhaps should not be sent, and offers to mask it. */
export function SecretNotice({ text, isAsking, onMask, onSend }: SecretNoticeProps) {
  const secrets = findSecrets(text);
  if (secrets.length === 0) return null;
  return (
    <div className="border-danger grid gap-3 border-s-2 ps-4">
      <p role={isAsking ? "alert" : undefined} className="flex items-start gap-2.5 text-sm">
        <ShieldAlert aria-hidden className="text-danger mt-0.5 size-[18px] shrink-0" />
        {isAsking
          ? `Not sent yet: this looks like ${describeSecrets(secrets)}.`
          : `This looks like ${describeSecrets(secrets)}. You can remove it before anything is sent.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onMask}>
          Mask it
        </Button>
        {isAsking && (
          <Button size="sm" variant="ghost" onClick={onSend}>
            Send it as it is
          </Button>
        )}
      </div>
    </div>
  );
}

/** Blocks text with a key, a password or a card number until the visitor confirms sending it. */
export function useSecretGate() {
  const [askedAbout, setAskedAbout] = useState<string | null>(null);
  const [allowed, setAllowed] = useState<string | null>(null);
  return {
    /** True when the text may be sent; otherwise the visitor is asked. */
    lets(text: string): boolean {
      if (text === allowed || findSecrets(text).length === 0) return true;
      setAskedAbout(text);
      return false;
    },
    allow: setAllowed,
    /** A changed text is a new question. */
    asksAbout: (text: string): boolean => askedAbout === text && allowed !== text,
  };
}
