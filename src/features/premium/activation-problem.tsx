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

/** What to do, below the sentence of the toast, which is gone too soon. */
const ADVICE = {
  signInToActivate: "Use the account you want Premium on.",
  premiumUpdateFailed:
    "A payment can take a minute to reach us. Wait a moment, then retry. You do not have to pay again.",
  activationFailed: "Check your connection, then retry. You do not have to pay again.",
} as const satisfies Record<ActivationFailure, string>;

export function ActivationProblem({ failure, onRetry, onSignIn }: ActivationProblemProps) {
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
        {failure === "signInToActivate" ? (
          <Button variant="primary" onClick={onSignIn}>
            Sign In
          </Button>
        ) : (
          <Button variant="primary" onClick={onRetry}>
            Retry
          </Button>
        )}
        <ButtonLink to={ROUTES.support}>Contact support</ButtonLink>
      </div>
    </div>
  );
}
