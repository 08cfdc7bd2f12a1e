import type { SiteCalls } from "@/types/extension-messages";

import { guestState } from "./guest-state";

/** Apart from `config/env`, which every page loads. Absent where there is no extension. */
const EXTENSION_ID: unknown = import.meta.env["VITE_EXTENSION_ID"];

/** As much as a page gets of the browser's extension interface, and only if an extension wants to hear from it. */
type PageRuntime = { sendMessage: (extensionId: string, message: object) => Promise<unknown> };

function pageRuntime(): PageRuntime | null {
  const { chrome: browser } = globalThis as { chrome?: { runtime?: Partial<PageRuntime> } };
  const { runtime } = browser ?? {};
  return runtime?.sendMessage === undefined ? null : (runtime as PageRuntime);
}

/** Whether to ask for our extension at all: false in browsers where none listens to this site. */
export const mayHaveExtension = (): boolean => Boolean(EXTENSION_ID) && pageRuntime() !== null;

/** The extension's answer; null where it is not installed or does not answer. */
async function ask<Kind extends keyof SiteCalls>(
  request: SiteCalls[Kind]["request"] & { kind: Kind },
): Promise<SiteCalls[Kind]["answer"] | null> {
  const runtime = pageRuntime();
  if (runtime === null || typeof EXTENSION_ID !== "string") return null;
  try {
    return (await runtime.sendMessage(EXTENSION_ID, request)) as SiteCalls[Kind]["answer"];
  } catch {
    return null;
  }
}

/** Whether it is there. Both go on as the same guest. */
export async function greetExtension(): Promise<SiteCalls["hello"]["answer"] | null> {
  const answer = await ask({ kind: "hello", guest: guestState.read() });
  if (answer !== null) guestState.adopt(answer.guest);
  return answer;
}

/** Opens an assistant with the text through the extension. False where it has to be done without it. */
export async function handOffThroughExtension(assistant: string, text: string): Promise<boolean> {
  if ((await greetExtension()) === null) return false;
  return (await ask({ kind: "handOff", assistant, text }))?.isTaken ?? false;
}

/** Signs the extension in with a one-time token. */
export async function linkExtension(tokenHash: string): Promise<boolean> {
  return (await ask({ kind: "link", tokenHash }))?.isLinked ?? false;
}
