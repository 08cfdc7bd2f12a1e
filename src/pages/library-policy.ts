import { BLOCK_MESSAGES, type GeneratorPolicy } from "@/features/generator/generator-policy";
import { notify } from "@/messages/notify";

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
