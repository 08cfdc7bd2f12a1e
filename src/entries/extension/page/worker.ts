import type { EnhanceProgress, EnhanceRequest, TabCall, WorkerCalls } from "../protocol";

type Port = {
  postMessage: (message: EnhanceRequest) => void;
  disconnect: () => void;
  onMessage: { addListener: (listener: (message: EnhanceProgress) => void) => void };
  onDisconnect: { addListener: (listener: () => void) => void };
};

/** What a content script uses of the browser's extension interface. */
declare const chrome: {
  runtime: {
    connect: (options: { name: string }) => Port;
    sendMessage: (message: unknown) => Promise<unknown>;
    onMessage: {
      addListener: (
        listener: (call: TabCall, sender: unknown, answer: (value: unknown) => void) => boolean,
      ) => void;
    };
  };
};

/** Rejects when the extension was updated or removed since the page was loaded. */
export async function ask<Name extends keyof WorkerCalls>(
  request: WorkerCalls[Name]["request"] & { kind: Name },
): Promise<WorkerCalls[Name]["answer"]> {
  return (await chrome.runtime.sendMessage(request)) as WorkerCalls[Name]["answer"];
}

/** Throws when the extension was updated or removed since the page was loaded. */
export const connect = (name: string): Port => chrome.runtime.connect({ name });

/** What is returned is the answer; a call that fails is answered with null. */
export function onTabCall(handle: (call: TabCall) => Promise<unknown>): void {
  chrome.runtime.onMessage.addListener((call, _sender, answer) => {
    void handle(call).then(answer, () => answer(null));
    return true;
  });
}
