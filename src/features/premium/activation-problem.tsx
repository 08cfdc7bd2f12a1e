import { CircleAlert } from "lucide-react";

import { ROUTES } from "@/config/routes";
import { CATALOGUE } from "@/messages/catalogue";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";

import type { ActivationFailure } from "./use-premium-activation";

type ActivationProblemProps = {
  failure: ActivationFailure;
  onRetry: () => void;
  onSignIn: () => void;
};

/** Failures that another account solves; all others offer Retry. */
const SIGN_IN_LABEL: Partial<Record<ActivationFailure, string>> = {
  signInToActivate: "Sign In",
  paymentOfOtherAccount: "Use another account",
};

/** What to do, below the toast's message, because the toast disappears. */
const ADVICE = {
  signInToActivate: "Use the account you want Premium on.",
  premiumUpdateFailed:
    "A payment can take a minute to reach us. Wait a moment, then retry. You do not have to pay again.",
  activationFailed: "Check your connection, then retry. You do not have to pay again.",
  paymentOfOtherAccount: "You do not have to pay again: Premium is active on that account.",
} as const satisfies Record<ActivationFailure, string>;

export function ActivationProblem({ failure, onRetry, onSignIn }: ActivationProblemProps) {
  const signInLabel = SIGN_IN_LABEL[failure];
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p role="alert" className="text-danger flex items-start gap-2.5">
          <CircleAlert aria-hidden className="mt-1 size-[18px] shrink-0" />
          {CATALOGUE[failure].description}
        </p>
        <p className="text-muted text-sm">{ADVICE[failure]}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={signInLabel === undefined ? onRetry : onSignIn}>
          {signInLabel ?? "Retry"}
        </Button>
        <ButtonLink to={ROUTES.support}>Contact support</ButtonLink>
      </div>
    </div>
  );
}
