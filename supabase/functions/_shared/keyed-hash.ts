/** HMAC-SHA-256 of a text. */
export async function hmac(
  secret: Uint8Array<ArrayBuffer>,
  text: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", secret, algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text)));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A keyed hash as text: without the secret it can neither be made nor be turned back. */
export async function keyedHash(secret: string, text: string): Promise<string> {
  return toHex(await hmac(new TextEncoder().encode(secret), text));
}

/** Whether a request presents this key as its bearer token. The time taken says nothing about the key. */
export async function hasKey(request: Request, key: string): Promise<boolean> {
  const given = request.headers.get("authorization") ?? "";
  return isSame(await keyedHash(key, `Bearer ${key}`), await keyedHash(key, given));
}

/** Compares in a time that does not tell how much of a guess is right. */
export function isSame(expected: string, actual: string): boolean {
  if (expected.length !== actual.length) return false;
  let difference = 0;
  for (let index = 0; index < expected.length; index += 1) {
    difference |= expected.charCodeAt(index) ^ actual.charCodeAt(index);
  }
  return difference === 0;
}
