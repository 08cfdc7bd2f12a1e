import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import type { Prompt } from "@/types/entities";

import { usePromptLink } from "./use-library-address";

type PromptCardLinkProps = { prompt: Prompt; children: ReactNode };

/** Covers its card. It stands apart because it follows the address, which the rest of a card need not. */
export function PromptCardLink({ prompt, children }: PromptCardLinkProps) {
  const link = usePromptLink(prompt);
  return (
    <Link
      {...link}
      aria-haspopup="dialog"
      className="after:rounded-card focus-visible:after:outline-accent outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-offset-2"
    >
      {children}
    </Link>
  );
}
