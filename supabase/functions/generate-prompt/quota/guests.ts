import { isSame, keyedHash } from "../../_shared/keyed-hash.ts";

/** A guest's name for the quota. `token` goes to the browser; only `id` is stored. */
export type Guest = { id: string; token: string };

/** The guest a header names, or a new one when it names none that we signed. */
export type IdentifyGuest = (header: string | null) => Promise<Guest>;

const SIGNATURE_LENGTH = 32;

/**
 * Random ids with a signature, so that one guest cannot take another's quota or invent ids by the thousand. No cookie:
 * the browser keeps the token and sends it as a header.
 */
export function createGuestIds(secret: string): IdentifyGuest {
  const tokenOf = async (id: string) => {
    const signature = await keyedHash(secret, `generate-prompt guest ${id}`);
    return `${id}.${signature.slice(0, SIGNATURE_LENGTH)}`;
  };
  return async (header) => {
    const sentId = /^([\da-f-]{36})\.[\da-f]+$/u.exec(header ?? "")?.[1];
    if (sentId !== undefined && isSame(await tokenOf(sentId), header ?? "")) {
      return { id: sentId, token: header ?? "" };
    }
    const id = crypto.randomUUID();
    return { id, token: await tokenOf(id) };
  };
}
