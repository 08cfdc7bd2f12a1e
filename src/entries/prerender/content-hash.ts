import { createHash } from "node:crypto";

/** The source expression by which a content security policy allows one inline style or script. */
export function contentHash(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
