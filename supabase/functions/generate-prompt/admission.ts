import type { Body } from "../_shared/http/body.ts";
import { isOriginAllowed } from "../_shared/http/cors.ts";
import { userTokenOf } from "../_shared/http/identity.ts";
import { keyedHash } from "../_shared/keyed-hash.ts";
import type { GuestIdHeader } from "./contract.ts";
import type { HandlerDeps } from "./deps.ts";
import { ApiError } from "./errors.ts";
import type { Guest } from "./quota/guests.ts";
import { REFUSALS, type Reserved } from "./quota/quota.ts";
import type { EnhanceCall } from "./request.ts";
import { cleanText } from "./text/clean-text.ts";

export const GUEST_ID_HEADER: GuestIdHeader = "x-guest-id";

/** Who calls: an account, or a guest. */
export type Caller = { kind: "user"; userId: string } | { kind: "guest"; guest: Guest };

/** Refuses what needs no look at the caller. */
export function rejectEarly(request: Request, body: Body, { allowedOrigins }: HandlerDeps): void {
  if (request.method !== "POST") throw new ApiError("METHOD_NOT_ALLOWED");
  if (!isOriginAllowed(request, allowedOrigins)) throw new ApiError("ORIGIN_NOT_ALLOWED");
  if (body.kind === "too-large") throw new ApiError("PROMPT_TOO_LONG");
}

/** A bad token is refused, not taken for a guest's: its owner believes they are signed in. */
export async function callerOf(request: Request, deps: HandlerDeps): Promise<Caller> {
  const token = userTokenOf(request, deps.publicKeys);
  if (token === null) {
    const guest = await deps.identifyGuest(request.headers.get(GUEST_ID_HEADER));
    return { kind: "guest", guest };
  }
  const user = await deps.identify(token);
  if (user === null) throw new ApiError("SIGN_IN_REQUIRED");
  return { kind: "user", userId: user.userId };
}

type Admission = {
  request: Request;
  peerAddress: string | undefined;
  requestId: string;
  call: EnhanceCall;
  caller: Caller;
};

/** Reserves one use, or throws why not. */
export async function reserve(admission: Admission, deps: HandlerDeps): Promise<Reserved> {
  const { request, peerAddress, requestId, call, caller } = admission;
  const isGuest = caller.kind === "guest";
  const input = {
    userId: isGuest ? null : caller.userId,
    guestId: isGuest ? caller.guest.id : null,
    networkKey: await deps.networkKey(request, peerAddress),
    requestId,
    parentRequestId: call.refinement?.parentRequestId ?? null,
    parentAnswer:
      call.refinement === null ? null : await answerHash(call, call.refinement.previous, deps),
    fingerprint: await fingerprintOf(call, deps.secret),
    needsChallenge: isGuest && deps.verifyChallenge !== undefined,
    isRedraw: deps.engine.name === "offline" && isRedraw(call),
  };
  let reservation = await deps.quota.reserve(input);
  // The other limits come first: a refused call neither uses up a token nor makes us ask the vendor.
  if (reservation.status === "challenge_required" && (await isPassed(call.turnstileToken, deps))) {
    reservation = await deps.quota.reserve({ ...input, needsChallenge: false });
  }
  if (reservation.status === "reserved") return reservation;
  const { status, usage, retryAfterSeconds } = reservation;
  throw new ApiError(REFUSALS[status], {
    // For the log: several refusals share a code, and a breaker that trips has to be seen there.
    cause: new Error(`Refused: ${status}`),
    usage,
    ...(retryAfterSeconds !== null && { retryAfterSeconds }),
  });
}

/** True where nothing but the reading is to change. */
function isRedraw({ refinement }: EnhanceCall): boolean {
  return (
    refinement !== null &&
    refinement.choices.length > 0 &&
    refinement.instruction === null &&
    refinement.chip === null
  );
}

async function isPassed(token: string | null, { verifyChallenge }: HandlerDeps): Promise<boolean> {
  return token !== null && (await verifyChallenge?.(token)) === true;
}

/** Names a text as an answer to this request, to us alone: a refinement has to show that it changes one of ours. */
export function answerHash(
  { prompt }: Pick<EnhanceCall, "prompt">,
  text: string,
  { secret }: Pick<HandlerDeps, "secret">,
): Promise<string> {
  return keyedHash(secret, `generate-prompt answer ${JSON.stringify([prompt, cleanText(text)])}`);
}

function fingerprintOf(call: EnhanceCall, secret: string): Promise<string> {
  const { prompt, refinement, facts, assistant } = call;
  const parts = JSON.stringify([prompt, refinement, facts, assistant]);
  return keyedHash(secret, `generate-prompt request ${parts}`);
}
