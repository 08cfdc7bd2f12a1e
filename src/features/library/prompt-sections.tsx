import { Lock, PenLine } from "lucide-react";
import type { ReactNode } from "react";

import { QUERY_PARAMETERS, ROUTES } from "@/config/routes";
import type { PromptGroup } from "@/domain/prompt-list";
import { shouldShowPremiumDivider } from "@/domain/prompt-sections";
import type { Prompt } from "@/types/entities";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";

import type { SearchAnswer } from "./best-matches";
import { useReader } from "./library-reader";
import { PromptSection } from "./prompt-section";
import type { LibraryNavigation } from "./use-library-address";
import type { SectionPrompts } from "./use-prompt-group";

/** Between what is open to everyone and what is not: specification, section 2. */
function PremiumDivider() {
  return (
    <p className="text-marigold-ink before:bg-line after:bg-line flex items-center gap-4 text-sm font-medium before:h-px before:flex-1 after:h-px after:flex-1">
      <span className="flex items-center gap-2">
        <Lock aria-hidden className="size-4" />
        Premium Content Below
      </span>
    </p>
  );
}

function promptsOf(section: SectionPrompts): readonly Prompt[] {
  return section.status === "ready" ? section.prompts : [];
}

type AllSectionsProps = {
  sections: Record<PromptGroup, SectionPrompts>;
  answer: SearchAnswer | null;
  headingLevel: 2 | 3;
  /** Between the heading of the premium prompts and the prompts. */
  premiumHint?: ReactNode;
};

/** The library's sections in their order: specification, section 2. Of a search, the best of them come first. */
export function AllSections({ sections, answer, headingLevel, premiumHint }: AllSectionsProps) {
  const { featured, free, premium } = answer?.rest ?? sections;
  const { entitlement } = useReader();
  const listed = { free: promptsOf(free), premium: promptsOf(premium) };
  const title = entitlement.tier === "premium" ? "Premium Prompts (Unlocked)" : "Premium Prompts";
  return (
    <div className="grid gap-10">
      {answer !== null && (
        <PromptSection headingLevel={headingLevel} title="Best matches" section={answer.best} />
      )}
      <PromptSection headingLevel={headingLevel} title="Curated Prompts" section={featured} />
      <PromptSection headingLevel={headingLevel} title="Free Prompts" section={free} isCountShown />
      {shouldShowPremiumDivider(listed, entitlement) && <PremiumDivider />}
      <PromptSection
        headingLevel={headingLevel}
        title={title}
        section={premium}
        isCountShown
        hint={premiumHint}
      />
    </div>
  );
}

/** What nobody has written yet can be made from the words that were searched for. */
function EnhanceWords({ search }: { search: string }) {
  const query = new URLSearchParams({ [QUERY_PARAMETERS.text]: search });
  return (
    <ButtonLink variant="primary" to={{ pathname: ROUTES.refine, search: query.toString() }}>
      <PenLine aria-hidden />
      <span className="truncate">Enhance “{search}”</span>
    </ButtonLink>
  );
}

export function NoMatch({
  address: { search, setSearch, showAll },
}: {
  address: LibraryNavigation;
}) {
  const isSearch = search !== "";
  return (
    <EmptyState
      title="No prompts found matching your criteria."
      text={
        isSearch
          ? "Try fewer or different words, or turn yours into a prompt of your own."
          : "Browse all prompts instead."
      }
      action={
        <div className="flex max-w-full flex-wrap gap-3">
          {isSearch && <EnhanceWords search={search} />}
          {isSearch && <Button onClick={() => setSearch("")}>Clear search</Button>}
          <Button onClick={showAll}>Show all</Button>
        </div>
      }
    />
  );
}
