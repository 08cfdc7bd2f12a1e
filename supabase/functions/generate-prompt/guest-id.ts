import { keyedHash } from "./hmac.ts";

export const GUEST_ID_HEADER = "x-guest-id";

/** A guest's name for the quota. `token` goes to the browser; only `id` is stored. */
export type Guest = { id: string; token: string };

export type GuestIds = {
  /** The guest a header names, or a new one when it names none that we signed. */
  identify: (header: string | null) => Promise<Guest>;
};

const SIGNATURE_LENGTH = 32;

/**
 * Random ids with a signature, so that nobody can take another guest's quota or invent ids by the thousand
 * without asking us. No cookie: the browser keeps the token and sends it as a header.
 */
export function createGuestIds(secret: string): GuestIds {
  const tokenOf = async (id: string) => {
    const signature = await keyedHash(secret, `generate-prompt guest ${id}`);
    return `${id}.${signature.slice(0, SIGNATURE_LENGTH)}`;
  };
  return {
    async identify(header) {
      const sentId = /^([\da-f-]{36})\.[\da-f]+$/u.exec(header ?? "")?.[1];
      if (sentId !== undefined && isSame(await tokenOf(sentId), header ?? "")) {
        return { id: sentId, token: header ?? "" };
      }
      const id = crypto.randomUUID();
      return { id, token: await tokenOf(id) };
    },
  };
}

/** Compares in a time that does not tell how much of a guess is right. */
function isSame(expected: string, actual: string): boolean {
  if (expected.length !== actual.length) return false;
  let difference = 0;
  for (let index = 0; index < expected.length; index += 1) {
    difference |= expected.charCodeAt(index) ^ actual.charCodeAt(index);
  }
  return difference === 0;
}
