import { useState } from "react";

import { findSecrets } from "@/domain/secrets";

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
