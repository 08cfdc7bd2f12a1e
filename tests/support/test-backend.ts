import { readFile } from "node:fs/promises";

import { inject } from "vitest";

import type { Handler } from "../../supabase/functions/generate-prompt/handler";
import { startEmbeddedBackend, type EmbeddedBackend } from "../../supabase/local/embedded-backend";
import { createKeys } from "../../supabase/local/keys";
import { functionHandler } from "./function-handler";

export const SITE_URL = "http://localhost:3000";

export type SentEmail = { to: string; text: string };
export type TestBackend = EmbeddedBackend & {
  /** The function, as reached at /functions/v1/generate-prompt. */
  generatePrompt: Handler;
  emails: SentEmail[];
};

type TestBackendOptions = { mustConfirmEmail?: boolean };

/** A seeded backend of one's own, with the demo accounts, in this process. Close it when done. */
export async function startTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const emails: SentEmail[] = [];
  const snapshot = new Blob([new Uint8Array(await readFile(inject("snapshotFile")))]);
  const backend = await startEmbeddedBackend({
    ...options,
    keys: createKeys(),
    siteUrl: SITE_URL,
    snapshot,
    onEmail: (email) => emails.push(email),
  });
  return { ...backend, generatePrompt: functionHandler(backend, SITE_URL), emails };
}
