import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

import { ALL_VIEW, type LibraryView } from "@/config/categories";
import { promptPathOf } from "@/data/prompts/prompt-path";
import { type BackgroundLocation, backgroundLocationOf } from "@/domain/background-location";
import type { Prompt } from "@/types/entities";

import { changeLibraryAddress, type LibraryAddress, readLibraryAddress } from "./library-address";

/** Marks an entry of the history that was made here, so that closing may simply go back. */
const MADE_HERE = { isMadeHere: true };

function isMadeHere(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isMadeHere" in state;
}

/** The library as it is now, to be kept in the background of an open prompt. */
function backgroundFor(params: URLSearchParams, promptId: string): BackgroundLocation {
  const query = changeLibraryAddress(params, { promptId: null }).toString();
  return { promptId, search: query === "" ? "" : `?${query}` };
}

/**
 * The library's state in the address. A choice makes an entry of the history, typing does not, and
 * closing a prompt takes back the entry that opening it made. While a prompt is open, the address bar
 * has the prompt's own address (see domain/background-location); what is read here is the library's.
 */
export function useLibraryAddress() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const address = readLibraryAddress(params);

  const push = (change: Partial<LibraryAddress>) =>
    setParams((current) => changeLibraryAddress(current, change), {
      state: MADE_HERE,
    });
  const state = isMadeHere(location.state) ? MADE_HERE : null;
  const replace = (change: Partial<LibraryAddress>) =>
    setParams((current) => changeLibraryAddress(current, change), { replace: true, state });

  return {
    ...address,
    /** Whether the bar has the prompt's own address. */
    isPromptNamed: backgroundLocationOf(location.state) !== null,
    showView: (view: LibraryView) => {
      if (view !== address.view) push({ view });
    },
    showAll: () => push({ view: ALL_VIEW, search: "" }),
    setSearch: (search: string) => replace({ search }),
    /** For a prompt asked for earlier; a card's link does it by itself. */
    showPrompt: (promptId: string) => {
      if (promptId !== address.promptId) push({ promptId });
    },
    /** Puts the prompt's own address into the bar, where the query names it by its id. */
    namePrompt: (prompt: Prompt) => {
      const named = { ...state, ...backgroundFor(params, prompt.id) };
      void navigate(promptPathOf(prompt), { replace: true, state: named });
    },
    closePrompt: () => {
      if (isMadeHere(location.state)) void navigate(-1);
      else replace({ promptId: null });
    },
  };
}

/** What a link to a prompt needs. The library does not change in the background. */
export function usePromptLink(prompt: Pick<Prompt, "id" | "title">) {
  const [params] = useSearchParams();
  return {
    to: promptPathOf(prompt),
    state: { ...MADE_HERE, ...backgroundFor(params, prompt.id) },
  };
}

export type LibraryNavigation = ReturnType<typeof useLibraryAddress>;
