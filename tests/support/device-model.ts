import { vi } from "vitest";

import type { DeviceModel } from "@/platform/device-model";

type Availability = Awaited<ReturnType<DeviceModel["availability"]>>;

type StubOptions = {
  availability?: Availability;
  /** What it writes to one request after the other, in two pieces; an error is thrown after the first. */
  answers?: (string | Error)[];
  /** Languages it has not learned. */
  lacks?: string[];
};

/** A browser with a model of its own, which does what the test says. It is gone with `vi.unstubAllGlobals()`. */
export function stubDeviceModel({ availability, answers = [], lacks = [] }: StubOptions = {}) {
  let state: Availability = availability ?? "available";
  // Its events end or fail a download.
  const download = new EventTarget();
  const monitor = new EventTarget();
  const prompts: { messages: readonly object[]; text: string; signal: AbortSignal }[] = [];
  const counts = { open: 0 };
  const model: DeviceModel = {
    availability: ({ expectedOutputs }) => {
      const languages = expectedOutputs.flatMap((expected) => expected.languages);
      return Promise.resolve(
        languages.some((language) => lacks.includes(language)) ? "unavailable" : state,
      );
    },
    async create({ initialPrompts = [], monitor: watch, signal: creation }) {
      watch?.(monitor);
      if (state !== "available") {
        await new Promise<void>((resolve, reject) => {
          download.addEventListener("end", () => resolve());
          download.addEventListener("error", () => reject(new Error("No room left.")));
          creation?.addEventListener("abort", () => reject(creation.reason));
        });
      }
      counts.open += 1;
      return {
        async *promptStreaming(text, { signal }) {
          prompts.push({ messages: initialPrompts, text, signal });
          const answer = answers.shift();
          const whole = answer instanceof Error ? "**Task Overview**\nBroken off" : (answer ?? "");
          const middle = Math.floor(whole.length / 2);
          yield whole.slice(0, middle);
          if (answer instanceof Error) throw answer;
          if (answer === undefined) {
            // It thinks until it is stopped.
            await new Promise((_resolve, reject) => {
              signal.addEventListener("abort", () => reject(signal.reason));
            });
          }
          yield whole.slice(middle);
        },
        destroy: () => {
          counts.open -= 1;
        },
      };
    },
  };
  vi.stubGlobal("LanguageModel", model);
  return {
    prompts,
    counts,
    /** `loaded` is a fraction, which jsdom's ProgressEvent would round down to a whole number. */
    progress: (loaded: number) =>
      monitor.dispatchEvent(Object.assign(new Event("downloadprogress"), { loaded })),
    finishDownload() {
      state = "available";
      download.dispatchEvent(new Event("end"));
    },
    failDownload: () => download.dispatchEvent(new Event("error")),
  };
}
