import type { Environment } from "./backend.ts";
import { hmac, toHex } from "./keyed-hash.ts";

/** The key under which a caller's network is counted; the address itself is never stored. */
export type NetworkKey = (request: Request, peerAddress?: string) => Promise<string>;

const KEY_LENGTH = 32;

/**
 * Who says where a caller comes from. Everything else a caller may have written.
 * - "none": nobody; callers connect to the function itself.
 * - "cloudflare": Cloudflare, which overwrites `cf-connecting-ip`. Hosted Supabase is behind it, where
 *   `x-forwarded-for` begins with what the caller wrote: https://github.com/orgs/supabase/discussions/34647
 * - a number: so many proxies of one's own, each of which appends its peer's address to `x-forwarded-for`.
 */
export type TrustedProxy = "none" | "cloudflare" | number;

/** Only hosted Supabase sets SB_REGION: https://supabase.com/docs/guides/functions/secrets */
export function readTrustedProxy(environment: Environment): TrustedProxy {
  const text = environment["TRUSTED_PROXY"] || (environment["SB_REGION"] ? "cloudflare" : "none");
  if (text === "none" || text === "cloudflare") return text;
  if (/^[1-9]$/.test(text)) return Number(text);
  throw new Error('TRUSTED_PROXY must be "none", "cloudflare" or a number of proxies from 1 to 9.');
}

type NetworkKeyOptions = { secret: string; trustedProxy: TrustedProxy; now: () => Date };

/**
 * HMAC-SHA-256 of the client's network under a salt that changes every day (UTC). A leaked table
 * cannot be turned back into addresses without the secret, and rows of two days cannot be joined.
 */
export function createNetworkKey({ secret, trustedProxy, now }: NetworkKeyOptions): NetworkKey {
  return async ({ headers }, peerAddress) => {
    const day = now().toISOString().slice(0, 10);
    const encoder = new TextEncoder();
    const salt = await hmac(encoder.encode(secret), `generate-prompt network ${day}`);
    const key = await hmac(salt, clientNetwork({ headers, peerAddress }, trustedProxy));
    return toHex(key).slice(0, KEY_LENGTH);
  };
}

const PORT = /:\d{1,5}$/;
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const IPV6_GROUPS = 8;
const SITE_GROUPS = 4;

/**
 * The best known network of the caller: an IPv4 address, an IPv6 /64, or "unknown". Without one address in the
 * trusted place it is the peer's, so that callers who reach the function past the proxy share one network.
 */
export function clientNetwork(
  { headers, peerAddress }: { headers: Headers; peerAddress: string | undefined },
  trustedProxy: TrustedProxy,
): string {
  const forwarded = forwardedAddress(headers, trustedProxy);
  return parseNetwork(forwarded) ?? parseNetwork(peerAddress ?? "") ?? "unknown";
}

/** What the trusted proxy wrote. Of several, the outermost one's entry is the caller's address. */
function forwardedAddress(headers: Headers, trustedProxy: TrustedProxy): string {
  if (trustedProxy === "none") return "";
  if (trustedProxy === "cloudflare") return headers.get("cf-connecting-ip") ?? "";
  return headers.get("x-forwarded-for")?.split(",").at(-trustedProxy) ?? "";
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
