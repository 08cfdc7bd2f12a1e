import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

import { ALL_VIEW, isLibraryView, type LibraryView } from "@/config/categories";
import { MAX_SEARCH_CHARACTERS } from "@/config/limits";
import { QUERY_PARAMETERS } from "@/config/routes";
import { promptPathOf } from "@/data/prompts/prompt-path";
import { type BackgroundLocation, backgroundLocationOf } from "@/domain/background-location";
import type { Prompt } from "@/types/entities";

/** What the address says about the library. */
type LibraryAddress = {
  view: LibraryView;
  search: string;
  /** Not checked: there may be no such prompt. */
  promptId: string | null;
};

/** The search box applies it to its text too, so that the two can be compared. */
export function searchFromText(text: string): string {
  return text.trim().slice(0, MAX_SEARCH_CHARACTERS).trimEnd();
}

/** An unknown category counts as All. */
export function readLibraryAddress(params: URLSearchParams): LibraryAddress {
  const category = params.get(QUERY_PARAMETERS.category);
  return {
    view: isLibraryView(category) ? category : ALL_VIEW,
    search: searchFromText(params.get(QUERY_PARAMETERS.search) ?? ""),
    promptId: params.get(QUERY_PARAMETERS.prompt) || null,
  };
}

/** The query after a change. Defaults are left out; parameters of other features stay as they are. */
export function changeLibraryAddress(
  params: URLSearchParams,
  change: Partial<LibraryAddress>,
): URLSearchParams {
  const { view, search, promptId } = { ...readLibraryAddress(params), ...change };
  const written = [
    [QUERY_PARAMETERS.category, view === ALL_VIEW ? null : view],
    [QUERY_PARAMETERS.search, searchFromText(search) || null],
    [QUERY_PARAMETERS.prompt, promptId],
  ] as const;
  const changed = new URLSearchParams(params);
  for (const [name, value] of written) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the server can be asked for it: to PostgreSQL anything but a UUID is a syntax error. */
export function isPromptId(text: string): boolean {
  return UUID.test(text);
}

/** Marks a history entry that was made here, so that closing can simply go back. */
const MADE_HERE = { isMadeHere: true };

function isMadeHere(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isMadeHere" in state;
}

/** The library as it is now, kept in the background of an open prompt. */
function backgroundFor(params: URLSearchParams, promptId: string): BackgroundLocation {
  const query = changeLibraryAddress(params, { promptId: null }).toString();
  return { promptId, search: query === "" ? "" : `?${query}` };
}

/**
 * The library's state in the address. Choosing something pushes a history entry, typing does not, and closing a
 * prompt goes back over the entry that opening it pushed. While a prompt is open, the address bar shows the
 * prompt's own address (see domain/background-location); what is read here is the library's.
 */
export function useLibraryAddress() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const address = readLibraryAddress(params);
  const { key } = location;
  /** The entry of the history that is shown; null once it is being left. */
  const shownKey = useRef<string | null>(null);

  useEffect(() => {
    shownKey.current = key;
  }, [key]);

  const push = (change: Partial<LibraryAddress>) =>
    setParams((current) => changeLibraryAddress(current, change), { state: MADE_HERE });
  const state = isMadeHere(location.state) ? MADE_HERE : null;
  const replace = (change: Partial<LibraryAddress>) =>
    setParams((current) => changeLibraryAddress(current, change), { replace: true, state });

  return {
    ...address,
    /** Whether the address bar shows the prompt's own address. */
    isPromptNamed: backgroundLocationOf(location.state) !== null,
    showView: (view: LibraryView) => {
      if (view !== address.view) push({ view });
    },
    showAll: () => push({ view: ALL_VIEW, search: "" }),
    /** A category without the search. */
    browse: (view: LibraryView) => push({ view, search: "" }),
    setSearch: (search: string) => replace({ search }),
    /** Opens a prompt that was asked for earlier; a card's link does not need it. */
    showPrompt: (promptId: string) => {
      if (promptId !== address.promptId) push({ promptId });
    },
    /** Replaces the address that names the prompt by its id with the prompt's own. */
    namePrompt: (prompt: Prompt) => {
      const named = { ...state, ...backgroundFor(params, prompt.id) };
      void navigate(promptPathOf(prompt), { replace: true, state: named });
    },
    closePrompt: () => {
      if (!isMadeHere(location.state)) return replace({ promptId: null });
      // Going back takes a moment, and a second press meanwhile would leave the library.
      if (shownKey.current !== key) return;
      shownKey.current = null;
      void navigate(-1);
    },
  };
}

/** Props of a link to a prompt. The library in the background does not change. */
export function usePromptLink(prompt: Pick<Prompt, "id" | "title">) {
  const [params] = useSearchParams();
  return {
    to: promptPathOf(prompt),
    state: { ...MADE_HERE, ...backgroundFor(params, prompt.id) },
  };
}

export type LibraryNavigation = ReturnType<typeof useLibraryAddress>;
