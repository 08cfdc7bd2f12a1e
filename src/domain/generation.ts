import { MAX_PROMPT_CHARACTERS } from "@/config/limits";
import { QUERY_PARAMETERS } from "@/config/routes";

export type GenerationRequest = {
  text: string;
  isSignedIn: boolean;
  /** Whether guests may generate here: in the compact generator they may, in the library not. */
  allowGuest: boolean;
  /** Enhancements left, from the viewer's entitlement. */
  remaining: number;
};

export type BlockReason = "empty" | "too-long" | "signed-out" | "limit";

export type GenerationDecision = { kind: "allow" } | { kind: "block"; reason: BlockReason };

function block(reason: BlockReason): GenerationDecision {
  return { kind: "block", reason };
}

/**
 * Whether a prompt may be sent: specification, section 5. The text is checked first, so that visitors do not
 * sign in or pay only to learn that the prompt was empty.
 */
export function decideGeneration(request: GenerationRequest): GenerationDecision {
  const { length } = request.text.trim();
  if (length === 0) return block("empty");
  if (length > MAX_PROMPT_CHARACTERS) return block("too-long");
  if (!request.isSignedIn && !request.allowGuest) return block("signed-out");
  if (request.remaining <= 0) return block("limit");
  return { kind: "allow" };
}

export function promptFromAddress(params: URLSearchParams): string {
  return params.get(QUERY_PARAMETERS.text)?.trim() ?? "";
}
