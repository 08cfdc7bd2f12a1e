import { tokenHash } from "../access-token.ts";
import {
  type BackendSettings,
  createServiceClient,
  type Environment,
  readBackendSettings,
  type RpcClient,
  rowOf,
} from "../backend.ts";
import { isOriginAllowed } from "../http/cors.ts";
import { HttpError } from "../http/errors.ts";
import { userTokenOf } from "../http/identity.ts";
import { type CallLog, createLog } from "../http/log.ts";
import { createNetworkKey, type NetworkKey, readTrustedProxy } from "../network-key.ts";

export type ProgramDeps = Pick<BackendSettings, "supabaseUrl" | "publicKeys" | "allowedOrigins"> & {
  client: RpcClient;
  networkKey: NetworkKey;
  log: CallLog;
};

/** Whose rights a program reads with: an account's, by its token, or a guest's. */
export type Reader = { isPremium: boolean } & (
  | { userId: string; token: string }
  | { userId: null; token: null }
);

/** The real dependencies of a function for programs. */
export function createProgramDeps(environment: Environment): ProgramDeps {
  const settings = readBackendSettings(environment);
  return {
    ...settings,
    client: createServiceClient(settings),
    networkKey: createNetworkKey({
      secret: environment["NETWORK_SALT"] || settings.secretKey,
      trustedProxy: readTrustedProxy(environment),
      now: () => new Date(),
    }),
    log: createLog(),
  };
}

/**
 * Who calls. Throws ORIGIN_NOT_ALLOWED for the page of another site, UNKNOWN_TOKEN for a token that was revoked or never
 * made (its owner must not take themselves for signed in), RATE_LIMITED.
 */
export async function admit(
  { request, peerAddress }: { request: Request; peerAddress: string | undefined },
  { client, networkKey, publicKeys, allowedOrigins }: ProgramDeps,
): Promise<Reader> {
  if (!isOriginAllowed(request, allowedOrigins)) {
    throw new HttpError("ORIGIN_NOT_ALLOWED", "This is for programs, not for the pages of others.");
  }
  const token = userTokenOf(request, publicKeys);
  const row = await rowOf(client, {
    name: "admit_program",
    p_token_hash: token === null ? null : await tokenHash(token),
    p_network: await networkKey(request, peerAddress),
  });
  const { status, user_id: userId, is_premium: isPremium, retry_after: seconds } = row;
  if (status === "rate_limited") {
    const retryAfterSeconds = typeof seconds === "number" ? seconds : undefined;
    throw new HttpError("RATE_LIMITED", "Too many requests. Wait a minute and try again.", {
      retryAfterSeconds,
    });
  }
  if (status !== "admitted") {
    const message = "This access token is not valid. Make a new one on your account page.";
    throw new HttpError("UNKNOWN_TOKEN", message);
  }
  if (typeof userId !== "string" || token === null) {
    return { userId: null, token: null, isPremium: false };
  }
  return { userId, token, isPremium: isPremium === true };
}

/** The account's reader, or SIGN_IN_REQUIRED. */
export function requireAccount(reader: Reader): Extract<Reader, { userId: string }> {
  if (reader.userId !== null) return reader;
  const message =
    "This needs an access token, made on your account page: Authorization: Bearer ...";
  throw new HttpError("SIGN_IN_REQUIRED", message);
}
