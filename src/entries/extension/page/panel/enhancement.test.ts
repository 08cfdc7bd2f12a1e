import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { EnhanceProgress, EnhanceRequest } from "../../protocol";
import { LOST } from "../sentences";
import { type Ended, startEnhancement } from "./enhancement";

const mockText = () => vi.fn<(text: string) => void>();
const mockEnd = () => vi.fn<(ended: Ended) => void>();

/** The browser's end of a port, which is where the extension's part in the page ends. */
function openPort() {
  const sent: EnhanceRequest[] = [];
  const listeners: { message?: (progress: EnhanceProgress) => void; end?: () => void } = {};
  const port = {
    postMessage: (message: EnhanceRequest) => void sent.push(message),
    disconnect: vi.fn<() => void>(),
    onMessage: {
      addListener: (listener: (progress: EnhanceProgress) => void) =>
        (listeners.message = listener),
    },
    onDisconnect: { addListener: (listener: () => void) => (listeners.end = listener) },
  };
  vi.stubGlobal("chrome", { runtime: { connect: () => port } });
  return { sent, listeners, port };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("keeps the worker awake until the answer is there", () => {
  const { sent, listeners, port } = openPort();
  const onEnd = mockEnd();
  startEnhancement({ kind: "enhance", text: "soup" }, { onText: mockText(), onEnd });
  vi.advanceTimersByTime(59_000);
  expect(sent).toEqual([{ kind: "enhance", text: "soup" }, { kind: "ping" }, { kind: "ping" }]);
  listeners.message?.({ kind: "done", text: "Soup.", note: null });
  expect(onEnd).toHaveBeenCalledExactlyOnceWith({ kind: "done", text: "Soup.", note: null });
  vi.advanceTimersByTime(60_000);
  expect(sent.length).toBe(3);
  expect(port.disconnect).toHaveBeenCalledOnce();
});

test("tells nothing after a stop", () => {
  const { listeners } = openPort();
  const [onText, onEnd] = [mockText(), mockEnd()];
  startEnhancement({ kind: "enhance", text: "soup" }, { onText, onEnd }).stop();
  listeners.message?.({ kind: "text", text: "So" });
  listeners.end?.();
  expect(onText).not.toHaveBeenCalled();
  expect(onEnd).not.toHaveBeenCalled();
});

test("a worker that hangs up is a lost connection", () => {
  const { listeners } = openPort();
  const onEnd = mockEnd();
  startEnhancement({ kind: "enhance", text: "soup" }, { onText: mockText(), onEnd });
  listeners.end?.();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: "failed", message: LOST }),
  );
});
