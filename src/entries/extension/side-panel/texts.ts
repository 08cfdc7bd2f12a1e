import { useQuery } from "@tanstack/react-query";

import { historyQueries } from "@/data/history/queries";
import { ownPromptQueries } from "@/data/own-prompts/own-prompts";
import { foundPrompts } from "@/data/prompts/found";
import { savedQueries } from "@/data/saved/queries";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { hasWholeText, type Standing } from "@/domain/entitlement";
import { ownPromptTitle } from "@/domain/own-prompt-title";
import { useGuestHistory } from "@/platform/guest-history";
import type { OwnPrompt, PastEnhancement, Prompt } from "@/types/entities";

export const SHELVES = ["Library", "Saved", "Mine", "History"] as const;
export type Shelf = (typeof SHELVES)[number];

/** A text that can go into an assistant's box. */
export type PanelText = {
  id: string;
  title: string;
  content: string;
  /** Only its teaser is here. */
  isLocked: boolean;
};

const ofPrompt =
  (standing: Standing) =>
  (prompt: Prompt): PanelText => ({
    id: prompt.id,
    title: prompt.title,
    content: prompt.content,
    isLocked: !hasWholeText(standing, prompt),
  });
const ofOwn = ({ id, title, content }: OwnPrompt): PanelText => ({
  id,
  title,
  content,
  isLocked: false,
});
const ofPast = ({ id, original, content }: PastEnhancement): PanelText => ({
  id,
  title: ownPromptTitle(original),
  content,
  isLocked: false,
});

type Texts = {
  texts: readonly PanelText[] | undefined;
  isError: boolean;
  retry: () => void;
};

/** As in the library: a substring of title or text, in any case (specification, section 5). */
function matching(texts: readonly PanelText[], search: string): PanelText[] {
  const wanted = search.trim().toLowerCase();
  return texts.filter(({ title, content }) =>
    [title, content].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** Four queries, of which only the shown shelf's runs. */
function useShelf(shelf: Shelf, search: string, { user, entitlement }: ViewerState) {
  const userId = user?.id ?? "";
  const isOn = (one: Shelf) => ({ enabled: shelf === one && user !== null });
  const select = (prompts: Prompt[]) => prompts.map(ofPrompt(entitlement));
  const shelves = {
    Library: useQuery({
      ...foundPrompts(user?.id ?? null, search),
      select,
      enabled: shelf === "Library",
    }),
    Saved: useQuery({ ...savedQueries.prompts(userId), ...isOn("Saved"), select }),
    Mine: useQuery({
      ...ownPromptQueries.list(userId),
      ...isOn("Mine"),
      select: (own) => own.map(ofOwn),
    }),
    History: useQuery({
      ...historyQueries.list(userId),
      ...isOn("History"),
      select: (past) => past.map(ofPast),
    }),
  };
  return shelves[shelf];
}

/** The texts of a shelf; what a reader keeps is searched here, because all of it is here. */
export function useTexts(shelf: Shelf, search: string, viewer: ViewerState): Texts {
  const { data, isError, refetch } = useShelf(shelf, search, viewer);
  const guestHistory = useGuestHistory().map(ofPast);
  const isOfGuest = shelf === "History" && viewer.user === null;
  const all = isOfGuest ? guestHistory : data;
  return {
    texts: shelf === "Library" ? all : all && matching(all, search),
    isError: isError && all === undefined,
    retry: () => void refetch(),
  };
}
