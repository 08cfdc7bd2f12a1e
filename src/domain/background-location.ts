import { QUERY_PARAMETERS, ROUTES } from "@/config/routes";

import { isPromptPath } from "./prompt-address";

/**
 * State of a history entry while the library shows a prompt in its dialog. The address bar has the prompt's
 * own address; this is the background location.
 */
export type BackgroundLocation = {
  promptId: string;
  /** The library's query behind the dialog, as `?q=…` or "". */
  search: string;
};

/** Null when the entry's state is anything else. */
export function backgroundLocationOf(state: unknown): BackgroundLocation | null {
  if (typeof state !== "object" || state === null) return null;
  if (!("promptId" in state && "search" in state)) return null;
  const { promptId, search } = state;
  return typeof promptId === "string" && typeof search === "string" ? { promptId, search } : null;
}

/**
 * The location to render. A prompt that was opened from the library renders as the library with the prompt in
 * its query, so the page behind the dialog does not change; anything else renders unchanged.
 */
export function shownLocation<Shown extends { pathname: string; state: unknown }>(
  location: Shown,
): Shown {
  const background = isPromptPath(location.pathname) ? backgroundLocationOf(location.state) : null;
  if (background === null) return location;
  const params = new URLSearchParams(background.search);
  params.set(QUERY_PARAMETERS.prompt, background.promptId);
  return { ...location, pathname: ROUTES.library, search: `?${params}`, hash: "" };
}
