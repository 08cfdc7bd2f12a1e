import { BLOCK_MESSAGES, type GeneratorPolicy } from "@/features/generator/generator-policy";
import { notify } from "@/messages/notify";

/** Guests may enhance; a toast says when the free enhancements are used up: specification, section 5. */
export const GUEST_POLICY: GeneratorPolicy = {
  allowGuest: true,
  onBlocked: (reason) => notify(BLOCK_MESSAGES[reason]),
};

type PolicyOptions = { requestSignIn: () => void; requestUpgrade: () => void };

/** How the library responds when the generator must not send: specification, section 5. */
export function libraryPolicy({ requestSignIn, requestUpgrade }: PolicyOptions): GeneratorPolicy {
  return {
    allowGuest: false,
    onBlocked: (reason) => {
      if (reason === "limit") return requestUpgrade();
      notify(BLOCK_MESSAGES[reason]);
      if (reason === "signed-out") requestSignIn();
    },
  };
}
