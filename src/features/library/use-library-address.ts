import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

import { ALL_VIEW, type LibraryView } from "@/config/categories";
import { promptPathOf } from "@/data/prompts/prompt-path";
import { type BackgroundLocation, backgroundLocationOf } from "@/domain/background-location";
import type { Prompt } from "@/types/entities";

import { changeLibraryAddress, type LibraryAddress, readLibraryAddress } from "./library-address";

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

  const push = (change: Partial<LibraryAddress>) =>
    setParams((current) => changeLibraryAddress(current, change), {
      state: MADE_HERE,
    });
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
      if (isMadeHere(location.state)) void navigate(-1);
      else replace({ promptId: null });
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
