import { restCaller } from "./rest-caller";
import type { TestBackend } from "./test-backend";

export type Reservation = {
  status: string;
  hold_id: string;
  used: number;
  retry_after: number | null;
  is_counted: boolean;
  kept_answer: string | null;
};
export type Call = Partial<{
  p_user_id: string | null;
  p_guest_id: string;
  p_network: string;
  p_request_id: string;
  p_parent_request_id: string;
  p_parent_answer: string;
  p_fingerprint: string;
  p_needs_challenge: boolean;
  p_is_redraw: boolean;
}>;
export type Settlement = { used: number; usage_limit: number | null; is_counted: boolean };

/** What `enhance` is answered with, as a refinement of it has to show. */
export const ANSWER = "hash of the answer";

/** The quota's functions as the edge function calls them. Without a user the caller is a guest of a network alone. */
export function reservationsOf(backend: TestBackend) {
  const asFunction = restCaller(backend, null, backend.keys.secretKey);

  async function rpc<Row>(name: string, body: object): Promise<Row> {
    const answer = await asFunction({ method: "POST", path: `rpc/${name}`, body });
    return (answer.body as Row[])[0] as Row;
  }

  const reserve = (call: Call) =>
    rpc<Reservation>("reserve_enhancement", {
      p_user_id: null,
      p_network: crypto.randomUUID(),
      p_request_id: crypto.randomUUID(),
      ...call,
    });

  const settle = (holdId: string, isSuccess: boolean) =>
    rpc<Settlement>("settle_enhancement", {
      p_hold_id: holdId,
      p_succeeded: isSuccess,
      p_answer: isSuccess ? ANSWER : null,
    });

  /** Ends with an answer that is no use: "ready as it is", or a question back. */
  const settleWithoutUse = (holdId: string) =>
    rpc<Settlement>("settle_enhancement", {
      p_hold_id: holdId,
      p_succeeded: true,
      p_is_use: false,
    });

  return {
    reserve,
    settle,
    settleWithoutUse,
    enhance: async (call: Call) => settle((await reserve(call)).hold_id, true),
    /** Starts the model and breaks the answer off. */
    hangUp: async (call: Call) => {
      const { status, hold_id: hold } = await reserve(call);
      if (status === "reserved") await settle(hold, false);
      return status;
    },
  };
}
