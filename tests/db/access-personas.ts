import { createHmac } from "node:crypto";

import type { EmbeddedBackend } from "../../supabase/local/embedded-backend";
import {
  createAccount,
  restCaller,
  subscribe,
  type Account,
  type RestCaller,
} from "../support/rest-caller";

export const PERSONAS = [
  "anonymous",
  "free",
  "another free user",
  "premium",
  "expired",
  "refunded",
  "forged token",
  "expired token",
  "secret key",
] as const;
export type PersonaName = (typeof PERSONAS)[number];

type Identity = {
  /** Null: signed out. */
  token: string | null;
  apiKey: string;
  /** Whose rows are "own": for a token that must be refused, its supposed bearer's. */
  ownId: string;
  /** An account that is somebody else's. */
  otherId: string;
};
export type Identities = Record<PersonaName, Identity>;
export type Persona = Pick<Identity, "ownId" | "otherId"> & { name: PersonaName; call: RestCaller };

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token signed as the auth service signs, with the claims and secret given. */
export function signToken(claims: object, secret: string): string {
  const content = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}

const secondsFromNow = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

export function claimsOf(
  { id, email }: Pick<Account, "id" | "email">,
  expiresAt = secondsFromNow(3600),
): object {
  return { sub: id, aud: "authenticated", role: "authenticated", email, exp: expiresAt };
}

/** One account for each way of paying or not, and tokens that must not be believed. */
export async function createIdentities(
  backend: EmbeddedBackend,
  account = (name: string): Promise<Account> => createAccount(backend, name),
): Promise<Identities> {
  const free = await account("free");
  const anotherFree = await account("another-free");
  const premium = await account("premium");
  const expired = await account("expired");
  const refunded = await account("refunded");
  await subscribe(backend, premium.id);
  await subscribe(backend, expired.id, { current_period_end: "now() - interval '4 days'" });
  await subscribe(backend, refunded.id, { revoked_at: "now() - interval '1 minute'" });

  const { jwtSecret, secretKey, publishableKey: apiKey } = backend.keys;
  // Signed with another key, and asking for a role that sees everything.
  const forged = signToken({ ...claimsOf(premium), role: "service_role" }, `${jwtSecret}?`);
  const stale = signToken(claimsOf(premium, secondsFromNow(-60)), jwtSecret);

  const between = (own: Account, other: Account, token: string | null = own.token): Identity => ({
    token,
    apiKey,
    ownId: own.id,
    otherId: other.id,
  });
  return {
    anonymous: between(free, anotherFree, null),
    free: between(free, anotherFree),
    "another free user": between(anotherFree, free),
    premium: between(premium, free),
    expired: between(expired, premium),
    refunded: between(refunded, premium),
    "forged token": between(premium, free, forged),
    "expired token": between(premium, free, stale),
    "secret key": { ...between(free, premium, null), apiKey: secretKey },
  };
}

/** The callers, speaking to this backend: the one that made them, or one started from its copy. */
export function personasOf(
  backend: EmbeddedBackend,
  identities: Identities,
): Record<PersonaName, Persona> {
  const entries = PERSONAS.map((name): [PersonaName, Persona] => {
    const { token, apiKey, ownId, otherId } = identities[name];
    return [name, { name, ownId, otherId, call: restCaller(backend, token, apiKey) }];
  });
  return Object.fromEntries(entries) as Record<PersonaName, Persona>;
}
