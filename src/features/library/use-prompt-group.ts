import { useInfiniteQuery } from "@tanstack/react-query";
import { useContext, useDeferredValue, useMemo } from "react";

import { ALL_VIEW } from "@/config/categories";
import { printedPage, type PromptListPage } from "@/data/prompts/list-page";
import { promptQueries } from "@/data/prompts/queries";
import type { PromptFilter, PromptGroup } from "@/domain/prompt-list";
import type { PromptTotal } from "@/domain/prompt-sections";
import { PageRecordContext } from "@/platform/page-record";
import type { Prompt } from "@/types/entities";
import type { PrintedSection } from "@/types/page-record";

import { useReader } from "./library-reader";

/** What a section shows of its prompts, wherever they come from. */
export type SectionPrompts =
  | { status: "loading" }
  | { status: "error"; retry: () => void }
  | LoadedSectionPrompts;

export type LoadedSectionPrompts = {
  status: "ready";
  prompts: readonly Prompt[];
  total: PromptTotal;
  /** The search that is answered, and the text that was searched for: not the same where a typo was mended. */
  asked: string;
  search: string;
  /** What may have been meant instead. */
  meant: string | null;
  /** Of the first prompts, less for the better; none when all are listed. */
  ranks: readonly number[];
  /** Still the answer to the previous search. */
  isStale: boolean;
  /** Null when all are shown. */
  more: { isLoading: boolean; hasFailed: boolean; show: () => void } | null;
};

/** True for a section that is known to be empty. */
export function isEmptySection(section: SectionPrompts): boolean {
  return section.status === "ready" && section.total.count === 0;
}

type Answer<Data> = { data: Data | undefined; isPlaceholderData: boolean };

/**
 * The answer to draw. It lags behind the newest one while cards are drawn in small slices, so that typing and
 * scrolling do not wait for dozens of them; but it never holds another reader's texts.
 */
function useDrawnAnswer<Data>({ data, isPlaceholderData }: Answer<Data>, readerId: string | null) {
  const answer = useMemo(
    () => ({ data, isPlaceholderData, readerId }),
    [data, isPlaceholderData, readerId],
  );
  const drawn = useDeferredValue(answer);
  return drawn.readerId === readerId ? drawn : answer;
}

type LoadedOptions = {
  pages: readonly PromptListPage[];
  isStale: boolean;
  hasNextPage: boolean;
  /** The state of the next page. */
  next: NonNullable<LoadedSectionPrompts["more"]>;
};

const NO_PAGE: PromptListPage = {
  search: "",
  searched: "",
  meant: null,
  prompts: [],
  ranks: [],
  total: null,
  next: null,
};

function loadedSection({ pages, isStale, hasNextPage, next }: LoadedOptions): LoadedSectionPrompts {
  const prompts = pages.flatMap((page) => page.prompts);
  const { search: asked, searched, meant, ranks, total: counted } = pages[0] ?? NO_PAGE;
  const total = counted ?? { count: prompts.length, isCapped: false };
  // The previous search's button stays, waiting, so that what is below does not jump.
  const hasMore = isStale ? total.count > prompts.length : hasNextPage;
  return {
    status: "ready",
    prompts,
    total,
    // The search that these prompts answer, not the next one, so that no card is drawn for nothing.
    asked,
    search: searched,
    meant,
    ranks,
    isStale,
    more: hasMore ? { ...next, isLoading: next.isLoading || isStale } : null,
  };
}

/** What the document shows of the group, which is the whole library's and no search's. */
function usePrintedSection(group: PromptGroup, { view, search }: PromptFilter) {
  const record = useContext(PageRecordContext);
  const isPrinted = record?.kind === "library" && view === ALL_VIEW && search === "";
  return isPrinted && group !== "premium" ? record.sections[group] : null;
}

/** What the document shows, until more is known about its reader. */
function printedSection(printed: PrintedSection): LoadedSectionPrompts {
  return loadedSection({
    pages: [printedPage(printed)],
    isStale: false,
    hasNextPage: printed.count > printed.prompts.length,
    next: { isLoading: true, hasFailed: false, show: () => undefined },
  });
}

/** One group of the library, page by page. */
export function usePromptGroup(group: PromptGroup, filter: PromptFilter): SectionPrompts {
  const { userId, isSessionKnown, areRightsKnown, entitlement } = useReader();
  const printed = usePrintedSection(group, filter);
  const query = useInfiniteQuery({
    ...promptQueries.pages(userId, group, filter, printed),
    // Until then it is not known whose list to ask for.
    enabled: isSessionKnown,
  });
  const { data, isPlaceholderData } = useDrawnAnswer(query, userId);
  if (data === undefined && query.isError) {
    return { status: "error", retry: () => void query.refetch() };
  }
  if (data === undefined || !areRightsKnown) {
    // A guest's cards are a subscriber's neither in their text nor in what a press does.
    const isOthers = printed === null || (areRightsKnown && entitlement.tier === "premium");
    return isOthers ? { status: "loading" } : printedSection(printed);
  }
  const isStale = query.isPlaceholderData || isPlaceholderData;
  return loadedSection({
    pages: data.pages,
    isStale,
    hasNextPage: query.hasNextPage,
    next: {
      isLoading: query.isFetchingNextPage,
      hasFailed: query.isFetchNextPageError,
      show: () => void query.fetchNextPage(),
    },
  });
}
