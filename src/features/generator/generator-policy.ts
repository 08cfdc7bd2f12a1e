import type { BlockReason } from "@/domain/generation";
import type { MessageKey, ServerMessageKey } from "@/messages/catalogue";
import { notify } from "@/messages/notify";

/** How a surface treats what the shared rule in domain/generation blocks. */
export type GeneratorPolicy = {
  allowGuest: boolean;
  /** Also called with "limit" when the server says that the free enhancements are used up. */
  onBlocked: (reason: BlockReason) => void;
  /** For what only Premium has. */
  requestUpgrade: () => void;
  requestSignIn: () => void;
};

/** The toast for each reason, for pages that answer with one: specification, section 5. */
const BLOCK_MESSAGES = {
  empty: "emptyPrompt",
  "too-long": "promptTooLong",
  "signed-out": "signInToGenerate",
  limit: "upgradeNeeded",
} as const satisfies Record<BlockReason, Exclude<MessageKey, ServerMessageKey>>;

type PolicyOptions = Pick<GeneratorPolicy, "requestSignIn" | "requestUpgrade">;

/** Guests may enhance; a toast says when the free enhancements are used up: specification, section 5. */
export const guestPolicy = (ways: PolicyOptions): GeneratorPolicy => ({
  ...ways,
  allowGuest: true,
  onBlocked: (reason) => notify(BLOCK_MESSAGES[reason]),
});

/** How the library responds when the generator must not send: specification, section 5. */
export function libraryPolicy({ requestSignIn, requestUpgrade }: PolicyOptions): GeneratorPolicy {
  return {
    allowGuest: false,
    requestSignIn,
    requestUpgrade,
    onBlocked: (reason) => {
      if (reason === "limit") return requestUpgrade();
      notify(BLOCK_MESSAGES[reason]);
      if (reason === "signed-out") requestSignIn();
    },
  };
}
