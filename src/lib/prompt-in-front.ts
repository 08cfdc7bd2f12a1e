import { isPromptPath } from "@/config/prompt-address";
import { QUERY_PARAMETERS, ROUTES } from "@/config/routes";

type ShownLocation = {
  pathname: string;
  search: string;
  hash: string;
  key: string;
  state: unknown;
};

/**
 * What an entry of the history keeps while the library shows a prompt in its dialog: the bar has the
 * prompt's own address, and this is the rest.
 */
export type PromptInFront = {
  promptId: string;
  /** The library's query behind the dialog, as `?q=…` or "". */
  behind: string;
};

/** Null for an entry that is nothing of the kind. */
export function promptInFrontOf(state: unknown): PromptInFront | null {
  if (typeof state !== "object" || state === null) return null;
  if (!("promptId" in state && "behind" in state)) return null;
  const { promptId, behind } = state;
  return typeof promptId === "string" && typeof behind === "string" ? { promptId, behind } : null;
}

/**
 * The location to draw. A prompt's address that was opened from the library is drawn as the library
 * with the prompt in its query, so that the page behind stays as it is; any other as it stands.
 */
export function shownLocation<Shown extends ShownLocation>(location: Shown): Shown {
  const inFront = isPromptPath(location.pathname) ? promptInFrontOf(location.state) : null;
  if (inFront === null) return location;
  const params = new URLSearchParams(inFront.behind);
  params.set(QUERY_PARAMETERS.prompt, inFront.promptId);
  return { ...location, pathname: ROUTES.library, search: `?${params}`, hash: "" };
}
