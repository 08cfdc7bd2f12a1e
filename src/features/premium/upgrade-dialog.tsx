import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";

import { CategoryGlyph } from "@/components/category-glyph";
import { PromptExampleFold } from "@/components/prompt-example-fold";
import { CATEGORIES, type Category } from "@/config/categories";
import {
  PREMIUM_GUARANTEE,
  PREMIUM_PERIOD,
  PREMIUM_PRICE,
  UPGRADE_DIALOG_TITLE,
} from "@/config/plans";
import { ROUTES } from "@/config/routes";
import { pageExtrasQuery } from "@/data/prompts/page-extras";
import { teaserOf } from "@/domain/preview";
import type { Prompt } from "@/types/entities";
import { Dialog } from "@/ui/dialog";

import { BenefitList } from "./benefit-list";
import { CheckoutAction, type CheckoutActionProps } from "./checkout-action";

/** What the prompts of each premium category are for. */
const CATEGORY_TEASERS: Partial<Record<Category, string>> = {
  "Money-Making": "Find an offer, price it from your own numbers, and win the first clients.",
  "Study Skills":
    "Plan backwards from the exam, practice recall, and find out what you don't know yet.",
  Mindset: "Settle the decision you keep putting off, and look hard at the excuse behind it.",
  "AI Tools":
    "Check what an assistant tells you, write its instructions, and build workflows on it.",
};

/** A locked prompt, whose content is its teaser. */
type AskedPrompt = Pick<Prompt, "id" | "title" | "category" | "content">;

/** What somebody wanted to open. */
export type UpgradeSubject =
  | { kind: "prompt"; prompt: AskedPrompt }
  | { kind: "category"; category: string };

type UpgradeDialogProps = CheckoutActionProps & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  subject: UpgradeSubject | null;
};

export function UpgradeDialog(props: UpgradeDialogProps) {
  const { isOpen, onOpenChange, user, subject, onSignInNeeded } = props;
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [shown, setShown] = useState(subject);
  // What it was opened for stays while it closes.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setShown(subject);
  }

  function handleSignInNeeded() {
    onOpenChange(false);
    onSignInNeeded();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={UPGRADE_DIALOG_TITLE}
      footer={<CheckoutAction user={user} onSignInNeeded={handleSignInNeeded} />}
    >
      <div className="grid gap-5">
        {shown !== null && <Subject subject={shown} />}
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-serif text-2xl">{PREMIUM_PRICE}</span>
          <span className="text-muted">{PREMIUM_PERIOD}</span>
          <Link to={ROUTES.premium} className="link ml-auto py-2.5 text-sm">
            Read a Premium prompt first
          </Link>
        </p>
        <BenefitList />
        <p className="text-muted text-sm">{PREMIUM_GUARANTEE}</p>
      </div>
    </Dialog>
  );
}

/** Names what was asked for, and says what it gives. */
function Subject({ subject }: { subject: UpgradeSubject }) {
  const isPrompt = subject.kind === "prompt";
  const name = isPrompt ? subject.prompt.category : subject.category;
  const category = CATEGORIES.find((one) => one === name);
  const teaser = isPrompt ? teaserOf(subject.prompt) : category && CATEGORY_TEASERS[category];
  return (
    <div className="border-marigold grid gap-1 border-l-2 pl-4">
      <p className="flex items-start gap-2 font-medium wrap-anywhere">
        {category && <CategoryGlyph category={category} className="mt-1" />}
        {isPrompt ? subject.prompt.title : `All ${name} prompts`}
      </p>
      <p className="text-muted text-sm wrap-anywhere">{teaser}</p>
      {isPrompt && (
        <div className="mt-2 empty:hidden">
          <Example prompt={subject.prompt} />
        </div>
      )}
    </div>
  );
}

/** What the prompt is filled in with, and how an answer begins. Few prompts have one, and none has to. */
function Example({ prompt }: { prompt: AskedPrompt }) {
  const { data } = useQuery(pageExtrasQuery(prompt));
  return <PromptExampleFold example={data?.example ?? null} />;
}
