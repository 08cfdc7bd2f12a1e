import { Lock } from "lucide-react";
import type { ReactNode } from "react";

import { type PromptGroup, shouldShowPremiumDivider } from "@/domain/prompt-list";
import type { Prompt } from "@/types/entities";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";

import { useReader } from "./library-reader";
import { PromptSection } from "./prompt-section";
import { PromptsError } from "./prompts-error";
import { isEmptySection, type SectionPrompts } from "./section-prompts";

type Sections = Record<PromptGroup, SectionPrompts>;

type NoMatchesProps = {
  search: string;
  /** Shown where nothing matches a search. */
  suggestion?: ReactNode;
  onClearSearch: () => void;
  onShowAll: () => void;
};

function NoMatches({ search, suggestion, onClearSearch, onShowAll }: NoMatchesProps) {
  const hasSearch = search !== "";
  return (
    <EmptyState
      title="No prompts found matching your criteria."
      text={
        hasSearch
          ? "Try fewer or other words, or look through all prompts."
          : "Look through all prompts instead."
      }
      action={
        <div className="flex flex-wrap gap-3">
          {hasSearch && suggestion}
          {hasSearch && <Button onClick={onClearSearch}>Clear search</Button>}
          <Button onClick={onShowAll}>Show all</Button>
        </div>
      }
    />
  );
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

type AllSectionsProps = { sections: Sections; headingLevel: 2 | 3 };

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

type PromptResultsProps = NoMatchesProps & AllSectionsProps;

/** The sections; or one sentence where they would all say the same. */
export function PromptResults({ sections, headingLevel, ...noMatches }: PromptResultsProps) {
  const all = Object.values(sections);
  if (all.every(isEmptySection)) return <NoMatches {...noMatches} />;
  const retries = all.flatMap((section) => (section.status === "error" ? [section.retry] : []));
  if (retries.length === all.length) {
    return <PromptsError onRetry={() => retries.forEach((retry) => retry())} />;
  }
  return <AllSections sections={sections} headingLevel={headingLevel} />;
}
