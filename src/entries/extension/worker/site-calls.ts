import { env } from "@/config/env";
import { signInWithLink } from "@/data/session/link";
import { loadStorage } from "@/platform/extension/browser-storage";
import { guestState } from "@/platform/guest-state";
import { hasStoredSession } from "@/platform/stored-session";
import type { SiteCalls } from "@/types/extension-messages";

import { handOver } from "./handed-over";

type Handlers = {
  [Kind in keyof SiteCalls]: (
    request: SiteCalls[Kind]["request"],
  ) => Promise<SiteCalls[Kind]["answer"]>;
};

/** A text longer than any prompt is no prompt. */
const MAX_HANDED_OVER_CHARACTERS = 100_000;

const HANDLERS: Handlers = {
  async hello({ guest }) {
    guestState.adopt({
      id: textOf(guest.id),
      used: Number.isSafeInteger(guest.used) ? guest.used : 0,
    });
    return { isSignedIn: hasStoredSession(), guest: guestState.read() };
  },
  async handOff({ assistant, text }) {
    if (typeof text !== "string" || text.length > MAX_HANDED_OVER_CHARACTERS) {
      return { isTaken: false };
    }
    return { isTaken: await handOver(assistant, text) };
  },
  link: async ({ tokenHash }) => ({
    isLinked: typeof tokenHash === "string" && (await signInWithLink(tokenHash)),
  }),
};

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

async function answer(message: unknown): Promise<unknown> {
  const { kind } = Object(message) as { kind?: unknown };
  if (typeof kind !== "string" || !Object.hasOwn(HANDLERS, kind)) return null;
  await loadStorage();
  const handler = HANDLERS[kind as keyof SiteCalls] as (request: unknown) => Promise<unknown>;
  return handler(message).catch(() => null);
}

/** Answers our site's pages and nobody else. The manifest's pattern has no port, so the origin is checked here. */
export function listenToSite(): void {
  chrome.runtime.onMessageExternal.addListener((message, { origin, frameId }, respond) => {
    if (origin !== env.siteOrigin || frameId !== 0) return false;
    void answer(message).then(respond);
    return true;
  });
}
