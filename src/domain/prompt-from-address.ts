import { QUERY_PARAMETERS } from "@/config/routes";

/** The lazy prompt that the address brings; "" without one. */
export function promptFromAddress(params: URLSearchParams): string {
  return params.get(QUERY_PARAMETERS.text)?.trim() ?? "";
}
