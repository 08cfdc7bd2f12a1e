import { clientNetwork } from "./client-address.ts";

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

async function hmac(
  secret: Uint8Array<ArrayBuffer>,
  text: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", secret, algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text)));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
