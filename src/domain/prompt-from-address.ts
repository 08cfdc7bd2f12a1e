import { MAX_PROMPT_CHARACTERS } from "@/config/limits";
import { QUERY_PARAMETERS } from "@/config/routes";

/** Half of a surrogate pair at the end, which the cut has left behind. */
const CUT_PAIR = /[\uD800-\uDBFF]$/;

/** The lazy prompt that the address brings, cut to what the enhancer takes; "" without one. */
export function promptFromAddress(params: URLSearchParams): string {
  const text = params.get(QUERY_PARAMETERS.text)?.trim() ?? "";
  return text.slice(0, MAX_PROMPT_CHARACTERS).replace(CUT_PAIR, "");
}
