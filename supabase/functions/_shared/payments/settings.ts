import type { Environment } from "../backend.ts";

/** The provider's account. The key's prefix says whether money is real. */
export type ProviderSettings = {
  secretKey: string;
  priceId: string;
  /** Only the local test checkout has one; the provider's own address otherwise. */
  apiBase: URL | undefined;
};

const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Undefined where payment is not set up. Throws when only half is configured, or the address is not local. */
export function readProviderSettings(environment: Environment): ProviderSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PRICE_ID: priceId } = environment;
  if (!secretKey && !priceId) return undefined;
  if (!secretKey || !priceId) {
    throw new Error("STRIPE_SECRET_KEY and STRIPE_PRICE_ID must be set together.");
  }
  return { secretKey, priceId, apiBase: loopbackAddress(environment["STRIPE_API_BASE"]) };
}

/** For a function that is nothing without payment, and does not start. */
export function requireProviderSettings(environment: Environment): ProviderSettings {
  const settings = readProviderSettings(environment);
  if (settings === undefined) throw new Error("STRIPE_SECRET_KEY and STRIPE_PRICE_ID must be set.");
  return settings;
}

export function required(environment: Environment, name: string): string {
  const value = environment[name];
  if (!value) throw new Error(`${name} must be set.`);
  return value;
}

/** A key must never travel to an address that somebody mistyped or planted. */
function loopbackAddress(text: string | undefined): URL | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLoopback = url !== null && url.protocol === "http:" && LOOPBACK_HOSTS.has(url.hostname);
  if (!isLoopback) throw new Error("STRIPE_API_BASE may only be an http address of this machine.");
  return url;
}

export const isLiveKey = (secretKey: string): boolean => /^(?:sk|rk)_live_/.test(secretKey);
