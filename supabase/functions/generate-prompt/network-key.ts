import { clientNetwork } from "./client-address.ts";
import { hmac, toHex } from "./hmac.ts";

/** The key under which a caller's network is counted; the address itself is never stored. */
export type NetworkKey = (request: Request, peerAddress?: string) => Promise<string>;

type NetworkKeyOptions = { secret: string; now: () => Date };

const KEY_LENGTH = 32;

/**
 * HMAC-SHA-256 of the client's network under a salt that changes every day (UTC). A leaked table
 * cannot be turned back into addresses without the secret, and rows of two days cannot be joined.
 */
export function createNetworkKey({ secret, now }: NetworkKeyOptions): NetworkKey {
  return async (request, peerAddress) => {
    const day = now().toISOString().slice(0, 10);
    const encoder = new TextEncoder();
    const salt = await hmac(encoder.encode(secret), `generate-prompt network ${day}`);
    const key = await hmac(salt, clientNetwork(request.headers, peerAddress));
    return toHex(key).slice(0, KEY_LENGTH);
  };
}
