import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

import { ALL_VIEW, type LibraryView } from "@/config/categories";

import { changeLibraryAddress, type LibraryAddress, readLibraryAddress } from "./library-address";

/** Marks an entry of the history that was made here, so that closing may simply go back. */
const MADE_HERE = { isMadeHere: true };

function isMadeHere(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isMadeHere" in state;
}

/**
 * The library's state in the address. A choice makes an entry of the history, typing does not, and
 * closing a prompt takes back the entry that opening it made.
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
  const replace = (change: Partial<LibraryAddress>) =>
    setParams((current) => changeLibraryAddress(current, change), {
      replace: true,
      state: location.state as unknown,
    });

  return {
    ...address,
    showView: (view: LibraryView) => {
      if (view !== address.view) push({ view });
    },
    showAll: () => push({ view: ALL_VIEW, search: "" }),
    setSearch: (search: string) => replace({ search }),
    /** For a prompt asked for earlier; a card's link does it by itself. */
    showPrompt: (promptId: string) => {
      if (promptId !== address.promptId) push({ promptId });
    },
    closePrompt: () => {
      if (isMadeHere(location.state)) void navigate(-1);
      else replace({ promptId: null });
    },
  };
}

/** What a link to a prompt needs. The library stays as it is behind the prompt. */
export function usePromptLink(promptId: string) {
  const [params] = useSearchParams();
  return {
    to: { search: `?${changeLibraryAddress(params, { promptId })}` },
    state: MADE_HERE,
  };
}

export type LibraryNavigation = ReturnType<typeof useLibraryAddress>;
