import { hmac, toHex } from "../../_shared/keyed-hash.ts";

/** The key under which a caller's network is counted; the address itself is never stored. */
export type NetworkKey = (request: Request, peerAddress?: string) => Promise<string>;

const KEY_LENGTH = 32;

/**
 * HMAC-SHA-256 of the client's network under a salt that changes every day (UTC). A leaked table
 * cannot be turned back into addresses without the secret, and rows of two days cannot be joined.
 */
export function createNetworkKey({ secret, now }: { secret: string; now: () => Date }): NetworkKey {
  return async (request, peerAddress) => {
    const day = now().toISOString().slice(0, 10);
    const encoder = new TextEncoder();
    const salt = await hmac(encoder.encode(secret), `generate-prompt network ${day}`);
    const key = await hmac(salt, clientNetwork(request.headers, peerAddress));
    return toHex(key).slice(0, KEY_LENGTH);
  };
}

const PORT = /:\d{1,5}$/;
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const IPV6_GROUPS = 8;
const SITE_GROUPS = 4;

/**
 * The best known network of the caller: an IPv4 address, an IPv6 /64, or "unknown".
 *
 * `cf-connecting-ip` is set by the edge in front of hosted Supabase. The left part of
 * `x-forwarded-for` is what the caller wrote; only its right-most hop was added by our own
 * proxy. A deployment without such a proxy must strip both headers, or guests can pick their key.
 */
export function clientNetwork(headers: Headers, peerAddress?: string): string {
  const candidates = [
    headers.get("cf-connecting-ip"),
    headers.get("x-forwarded-for")?.split(",").at(-1),
    peerAddress,
  ];
  for (const candidate of candidates) {
    const network = parseNetwork(candidate ?? "");
    if (network !== null) return network;
  }
  return "unknown";
}

/** One household or office usually holds a whole IPv6 /64, so single addresses there mean nothing. */
function parseNetwork(text: string): string | null {
  const address = stripDecoration(text.trim());
  const ipv4 = MAPPED_IPV4.exec(address)?.[1] ?? address;
  if (IPV4.test(ipv4)) return ipv4;
  const groups = parseIpv6(address);
  return groups === null ? null : `${groups.slice(0, SITE_GROUPS).join(":")}::/64`;
}

/** Removes brackets, port and zone: "[fe80::1%eth0]:443" becomes "fe80::1". */
function stripDecoration(text: string): string {
  const inBrackets = /^\[([^\]]+)\]/.exec(text)?.[1];
  if (inBrackets !== undefined) return inBrackets.replace(/%.*$/, "");
  return text.includes(".") && !text.includes("::")
    ? text.replace(PORT, "")
    : text.replace(/%.*$/, "");
}

function parseIpv6(address: string): string[] | null {
  const halves = address.split("::");
  if (!address.includes(":") || halves.length > 2) return null;
  const [head = [], tail = []] = halves.map((half) => (half === "" ? [] : half.split(":")));
  const missing = IPV6_GROUPS - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null;
  const groups = [...head, ...Array.from({ length: missing }, () => "0"), ...tail];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null;
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
