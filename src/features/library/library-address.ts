import { ALL_VIEW, isLibraryView, type LibraryView } from "@/config/categories";
import { MAX_SEARCH_CHARACTERS } from "@/config/limits";
import { QUERY_PARAMETERS } from "@/config/routes";

/** What the address says about the library. */
export type LibraryAddress = {
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
