import { createHmac } from "node:crypto";

import {
  createAccount,
  restCaller,
  subscribe,
  type Account,
  type RestCaller,
} from "../support/rest-caller";
import type { TestBackend } from "../support/test-backend";

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

export type Persona = {
  name: PersonaName;
  call: RestCaller;
  /** Whose rows are "own": for a token that must be refused, its supposed bearer's. */
  ownId: string;
  /** An account that is somebody else's. */
  otherId: string;
};

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token signed as the auth service signs, with the claims and secret given. */
export function signToken(claims: object, secret: string): string {
  const content = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}

const secondsFromNow = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

function claimsOf({ id, email }: Account, expiresAt: number): object {
  return { sub: id, aud: "authenticated", role: "authenticated", email, exp: expiresAt };
}

/** One account for each way of paying or not, and tokens that must not be believed. */
export async function createPersonas(backend: TestBackend): Promise<Record<PersonaName, Persona>> {
  const account = (name: string) => createAccount(backend, name);
  const free = await account("free");
  const anotherFree = await account("another-free");
  const premium = await account("premium");
  const expired = await account("expired");
  const refunded = await account("refunded");
  await subscribe(backend, premium.id);
  await subscribe(backend, expired.id, { current_period_end: "now() - interval '4 days'" });
  await subscribe(backend, refunded.id, { revoked_at: "now() - interval '1 minute'" });

  const { jwtSecret, secretKey } = backend.keys;
  // Signed with another key, and asking for a role that sees everything.
  const forged = signToken(
    { ...claimsOf(premium, secondsFromNow(3600)), role: "service_role" },
    `${jwtSecret}?`,
  );
  const stale = signToken(claimsOf(premium, secondsFromNow(-60)), jwtSecret);

  const of = (name: PersonaName, call: RestCaller, own: Account, other: Account): Persona => ({
    name,
    call,
    ownId: own.id,
    otherId: other.id,
  });
  return {
    anonymous: of("anonymous", restCaller(backend, null), free, anotherFree),
    free: of("free", free.call, free, anotherFree),
    "another free user": of("another free user", anotherFree.call, anotherFree, free),
    premium: of("premium", premium.call, premium, free),
    expired: of("expired", expired.call, expired, premium),
    refunded: of("refunded", refunded.call, refunded, premium),
    "forged token": of("forged token", restCaller(backend, forged), premium, free),
    "expired token": of("expired token", restCaller(backend, stale), premium, free),
    "secret key": of("secret key", restCaller(backend, null, secretKey), free, premium),
  };
}
