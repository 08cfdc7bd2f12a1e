import { randomBytes } from "node:crypto";

/** An id as the provider makes them: a prefix for the kind, then letters and digits. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;
