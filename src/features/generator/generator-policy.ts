import type { BlockReason } from "@/domain/generation";
import type { MessageKey, ServerMessageKey } from "@/messages/catalogue";

/** How a surface treats what the shared rule in domain/generation blocks. Its page supplies this. */
export type GeneratorPolicy = {
  allowGuest: boolean;
  /** Also called with "limit" when the server says that the free enhancements are used up. */
  onBlocked: (reason: BlockReason) => void;
};

/** The toast for each reason, for pages that answer with one: specification, section 5. */
export const BLOCK_MESSAGES = {
  empty: "emptyPrompt",
  "too-long": "promptTooLong",
  "signed-out": "signInToGenerate",
  limit: "upgradeNeeded",
} as const satisfies Record<BlockReason, Exclude<MessageKey, ServerMessageKey>>;
