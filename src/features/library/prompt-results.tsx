import { onlineManager } from "@tanstack/react-query";
import { Lock, PenLine, RotateCw } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";

import { QUERY_PARAMETERS, ROUTES } from "@/config/routes";
import {
  type PromptGroup,
  type PromptTotal,
  shouldShowPremiumDivider,
  sumOfTotals,
  totalText,
} from "@/domain/prompt-list";
import type { Prompt } from "@/types/entities";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";

import { useReader } from "./library-reader";
import { PromptGridSkeleton } from "./prompt-grid-skeleton";
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
  /** Between the heading of the premium prompts and the prompts. */
  premiumHint?: ReactNode;
  /** Shown where nothing matches a search. */
  nearest?: ReactNode;
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

/** Follows the one that starts the failed reads again, so that the sentence and its promise agree. */
function useIsOnline(): boolean {
  return useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
    () => true,
  );
}

function offlineSentence(search: string): string {
  const what = search === "" ? "The prompts load" : "The search runs";
  return `You are offline. ${what} when the connection is back.`;
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

type AllSectionsProps = Pick<PromptResultsProps, "sections" | "headingLevel" | "premiumHint">;

/** The library's sections in their order: specification, section 2. */
function AllSections({ sections, headingLevel, premiumHint }: AllSectionsProps) {
  const { featured, free, premium } = sections;
  const { entitlement } = useReader();
  const listed = { free: promptsOf(free), premium: promptsOf(premium) };
  const title = entitlement.tier === "premium" ? "Premium Prompts (Unlocked)" : "Premium Prompts";
  return (
    <div className="grid gap-10">
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

type NoMatchProps = { address: LibraryNavigation; nearest: ReactNode };

function NoMatch({ address: { search, setSearch, showAll }, nearest }: NoMatchProps) {
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
        <>
          <div className="flex max-w-full flex-wrap gap-3">
            {isSearch && <EnhanceWords search={search} />}
            {isSearch && <Button onClick={() => setSearch("")}>Clear search</Button>}
            <Button onClick={showAll}>Show all</Button>
          </div>
          {isSearch && nearest}
        </>
      }
    />
  );
}

/** The number of results and the sections; or one sentence where they would all say the same. */
export function PromptResults(props: PromptResultsProps) {
  const { sections, address, headingLevel, hint, premiumHint, nearest } = props;
  const { search } = address;
  const all = Object.values(sections);
  const total = totalOf(all);
  const isOffline = !useIsOnline() && total === null;
  const hasFailed = all.some(({ status }) => status === "error");
  const haveAllFailed = all.every(({ status }) => status === "error");
  // Until the next total is known the previous sentence stays; after a failure it would be wrong.
  const kept = useKept(total && sentenceFor(total, search));
  const retries = all.flatMap((section) => (section.status === "error" ? [section.retry] : []));
  const retryAll = () => retries.forEach((retry) => retry());
  return (
    <div className="grid grid-cols-1 gap-4">
      {/* Announced politely to screen readers when a search or a category has loaded. */}
      <output className="text-muted block min-h-6 text-sm wrap-anywhere tabular-nums">
        {isOffline ? offlineSentence(search) : !hasFailed && kept}
      </output>
      {hint}
      {all.every(isEmptySection) ? (
        <NoMatch address={address} nearest={total !== null && nearest} />
      ) : haveAllFailed && isOffline ? (
        // Browsers are sometimes wrong about this.
        <Button onClick={retryAll} className="justify-self-start">
          <RotateCw aria-hidden />
          Retry
        </Button>
      ) : haveAllFailed ? (
        <ErrorState message={PROMPTS_FAILED} onRetry={retryAll} />
      ) : search !== "" && all.some(({ status }) => status === "loading") ? (
        // A search may leave sections out, so that what is below would move up.
        <PromptGridSkeleton />
      ) : (
        <AllSections sections={sections} headingLevel={headingLevel} premiumHint={premiumHint} />
      )}
    </div>
  );
}
