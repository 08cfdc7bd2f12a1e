/** Stored text can be edited by hand or come from an older version; what cannot be read is null. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
