import { onlineManager } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { type ReactNode, useState, useSyncExternalStore } from "react";

import { usePaletteOpener } from "@/components/palette/palette-opener";
import { ALL_VIEW } from "@/config/categories";
import type { PromptGroup } from "@/domain/prompt-list";
import { type PromptTotal, sumOfTotals, totalText } from "@/domain/prompt-sections";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";

import { type SearchAnswer, searchAnswer } from "./best-matches";
import { useReader } from "./library-reader";
import { PromptGridSkeleton } from "./prompt-grid-skeleton";
import { PROMPTS_FAILED, PromptSection } from "./prompt-section";
import { AllSections, NoMatch } from "./prompt-sections";
import { SearchHints } from "./search-hints";
import { SelectControl } from "./selectable";
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
  /** Searches for what was typed where a typo was mended. */
  onSearchAsTyped?: () => void;
};

/** The sum, once every section has answered this search. */
function totalOf(sections: readonly SectionPrompts[]): PromptTotal | null {
  const totals = sections.flatMap((section) =>
    section.status === "ready" && !section.isStale ? [section.total] : [],
  );
  return totals.length === sections.length ? sumOfTotals(totals) : null;
}

function sentenceFor(total: PromptTotal, search: string, answer: SearchAnswer | null): string {
  const prompts = `${totalText(total)} ${total.count === 1 ? "prompt" : "prompts"}`;
  if (answer?.mended != null) return `Showing results for “${answer.mended}”: ${prompts}`;
  if (search === "") return prompts;
  return `${prompts} for “${search}”${onlineManager.isOnline() ? "" : " among those opened before"}`;
}

/** Follows the one that starts the failed reads again, so that the sentence and its promise agree. */
function useIsQueryClientOnline(): boolean {
  return useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
    () => true,
  );
}

const OFFLINE = "You are offline. The prompts load when the connection is back.";

const NO_ANSWER = { key: "", answer: null };

function keyOf({ best, rest }: SearchAnswer, userId: string | null): string {
  const counts = [best, ...Object.values(rest)].map(({ prompts }) => prompts.length);
  return JSON.stringify([userId, best.asked, best.isStale, counts]);
}

/** What was found; of the previous search, while only some sections have answered the next one. */
function useAnswer(sections: PromptResultsProps["sections"]): SearchAnswer | null {
  const { userId } = useReader();
  const [kept, setKept] = useState<{ key: string; answer: SearchAnswer | null }>(NO_ANSWER);
  const answer = searchAnswer(sections);
  const all = Object.values(sections);
  const asked = new Set(all.flatMap((one) => (one.status === "ready" ? one.asked : [])));
  if (asked.size > 1 && all.every(({ status }) => status === "ready")) return kept.answer;
  const key = answer === null ? NO_ANSWER.key : keyOf(answer, userId);
  if (key !== kept.key) setKept({ key, answer });
  return answer;
}

type FailedResultsProps = { isOffline: boolean; onRetry: () => void };

function FailedResults({ isOffline, onRetry }: FailedResultsProps) {
  if (!isOffline) return <ErrorState message={PROMPTS_FAILED} onRetry={onRetry} />;
  // The sentence above says why. Browsers are sometimes wrong about this.
  return (
    <Button onClick={onRetry} className="justify-self-start">
      <RotateCw aria-hidden />
      Retry
    </Button>
  );
}

/** On the library's first screen. The HTML cannot name them, because it may be older than a week: the palette does. */
function WeeklyPicks({ view, search }: Pick<LibraryNavigation, "view" | "search">) {
  const { openPalette } = usePaletteOpener();
  if (view !== ALL_VIEW || search !== "") return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      // No further Tab on the way to the prompts: Ctrl+K and the header's search open the same.
      tabIndex={-1}
      onClick={openPalette}
      className="text-accent -my-2 -mr-3 noscript:hidden"
    >
      This week's picks
    </Button>
  );
}

type CloseMatchesProps = { answer: SearchAnswer; headingLevel: 2 | 3 };

/** Prompts that have some of the words. */
function CloseMatches({ answer: { close }, headingLevel }: CloseMatchesProps) {
  if (close.prompts.length === 0) return null;
  return (
    <div className="mt-6">
      <PromptSection headingLevel={headingLevel} title="Close to your search" section={close} />
    </div>
  );
}

/** The number of results and the sections; or one sentence where they would all say the same. */
export function PromptResults(props: PromptResultsProps) {
  const { sections, address, headingLevel, hint, premiumHint, onSearchAsTyped } = props;
  const { search } = address;
  const all = Object.values(sections);
  const total = totalOf(all);
  const isOffline = !useIsQueryClientOnline() && total === null;
  const hasFailed = all.some(({ status }) => status === "error");
  const isEmpty = all.every(isEmptySection);
  const haveAllFailed = all.every(({ status }) => status === "error");
  const answer = useAnswer(sections);
  // Until the next total is known the previous sentence stays; after a failure it would be wrong.
  const kept = useKept(total && sentenceFor(total, search, answer));
  const retries = all.flatMap((section) => (section.status === "error" ? [section.retry] : []));
  const retryAll = () => retries.forEach((retry) => retry());
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex justify-end">
        {/* Announced politely to screen readers when a search or a category has loaded. */}
        <output className="text-muted me-auto block min-h-6 text-sm wrap-anywhere tabular-nums">
          {isOffline ? OFFLINE : !hasFailed && kept}
        </output>
        <SelectControl />
        <WeeklyPicks view={address.view} search={search} />
      </div>
      {answer !== null && (
        <SearchHints answer={answer} address={address} onSearchAsTyped={onSearchAsTyped} />
      )}
      {hint}
      {isEmpty ? null : haveAllFailed ? (
        <FailedResults isOffline={isOffline} onRetry={retryAll} />
      ) : search !== "" && all.some(({ status }) => status === "loading") ? (
        // A search may leave sections out, so that what is below would move up.
        <PromptGridSkeleton />
      ) : (
        <AllSections
          sections={sections}
          answer={answer}
          headingLevel={headingLevel}
          premiumHint={premiumHint}
        />
      )}
      {answer !== null && <CloseMatches answer={answer} headingLevel={headingLevel} />}
      {isEmpty && <NoMatch address={address} />}
    </div>
  );
}
