import { Lock } from "lucide-react";
import type { ReactNode } from "react";

import {
  type PromptGroup,
  type PromptTotal,
  shouldShowPremiumDivider,
  sumOfTotals,
  totalText,
} from "@/domain/prompt-list";
import type { Prompt } from "@/types/entities";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";

import { useReader } from "./library-reader";
import { PROMPTS_FAILED, PromptSection } from "./prompt-section";
import { useKept } from "./use-kept";
import type { LibraryNavigation } from "./use-library-address";
import { isEmptySection, type SectionPrompts } from "./use-prompt-group";

type PromptResultsProps = {
  sections: Record<PromptGroup, SectionPrompts>;
  address: LibraryNavigation;
  headingLevel: 2 | 3;
  /** Between the number of results and the prompts. */
  hint?: ReactNode;
  /** Shown where nothing matches a search. */
  suggestion?: ReactNode;
};

/** The sum, once every section has answered this search. */
function totalOf(sections: readonly SectionPrompts[]): PromptTotal | null {
  const totals = sections.flatMap((section) =>
    section.status === "ready" && !section.isStale ? [section.total] : [],
  );
  return totals.length === sections.length ? sumOfTotals(totals) : null;
}

function sentenceFor(total: PromptTotal, search: string): string {
  const prompts = `${totalText(total)} ${total.count === 1 ? "prompt" : "prompts"}`;
  return search === "" ? prompts : `${prompts} for “${search}”`;
}

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

type AllSectionsProps = Pick<PromptResultsProps, "sections" | "headingLevel">;

/** The library's sections in their order: specification, section 2. */
function AllSections({ sections: { featured, free, premium }, headingLevel }: AllSectionsProps) {
  const { entitlement } = useReader();
  const listed = { free: promptsOf(free), premium: promptsOf(premium) };
  const title = entitlement.tier === "premium" ? "Premium Prompts (Unlocked)" : "Premium Prompts";
  return (
    <div className="grid gap-12">
      <PromptSection headingLevel={headingLevel} title="Curated Prompts" section={featured} />
      <PromptSection headingLevel={headingLevel} title="Free Prompts" section={free} isCountShown />
      {shouldShowPremiumDivider(listed, entitlement) && <PremiumDivider />}
      <PromptSection headingLevel={headingLevel} title={title} section={premium} isCountShown />
    </div>
  );
}

/** The number of results and the sections; or one sentence where they would all say the same. */
export function PromptResults(props: PromptResultsProps) {
  const { sections, address, headingLevel, hint, suggestion } = props;
  const { search, setSearch, showAll } = address;
  const all = Object.values(sections);
  const total = totalOf(all);
  // Until the next total is known the previous sentence stays.
  const sentence = useKept(total && sentenceFor(total, search));
  const retries = all.flatMap((section) => (section.status === "error" ? [section.retry] : []));
  return (
    <div className="grid gap-8">
      {/* Announced politely to screen readers when a search or a category has loaded. */}
      <output className="text-muted block min-h-6 text-sm wrap-anywhere tabular-nums">
        {sentence}
      </output>
      {hint}
      {all.every(isEmptySection) ? (
        <EmptyState
          title="No prompts found matching your criteria."
          text={
            search === ""
              ? "Browse all prompts instead."
              : "Try fewer or different words, or browse all prompts."
          }
          action={
            <div className="flex flex-wrap gap-3">
              {search !== "" && total?.count === 0 && suggestion}
              {search !== "" && <Button onClick={() => setSearch("")}>Clear search</Button>}
              <Button onClick={showAll}>Show all</Button>
            </div>
          }
        />
      ) : retries.length === all.length ? (
        <ErrorState message={PROMPTS_FAILED} onRetry={() => retries.forEach((retry) => retry())} />
      ) : (
        <AllSections sections={sections} headingLevel={headingLevel} />
      )}
    </div>
  );
}
