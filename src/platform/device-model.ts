import { useSyncExternalStore } from "react";

/** The model of the browser's Prompt API, as far as it is used here. */
type ModelMessage = { role: "system" | "user" | "assistant"; content: string };
type Expected = { type: "text"; languages: string[] }[];
type Languages = { expectedInputs: Expected; expectedOutputs: Expected };
type CreateOptions = Languages & {
  initialPrompts?: readonly ModelMessage[];
  monitor?: (monitor: EventTarget) => void;
  signal?: AbortSignal;
};
type ModelSession = {
  promptStreaming: (text: string, options: { signal: AbortSignal }) => AsyncIterable<string>;
  destroy: () => void;
};
export type DeviceModel = {
  availability: (
    options: Languages,
  ) => Promise<"unavailable" | "downloadable" | "downloading" | "available">;
  create: (options: CreateOptions) => Promise<ModelSession>;
};

/** What to say about the model: how far its download is (0 to 1), or why it did not write. */
export type DeviceNotice = { downloaded: number } | "no-download" | "no-language" | "failed" | null;

let notice: DeviceNotice = null;
const listeners = new Set<() => void>();

export function tellAboutDevice(next: DeviceNotice): void {
  notice = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useDeviceNotice = (): DeviceNotice => useSyncExternalStore(subscribe, () => notice);

/** Our instructions are in English, whatever the request is in. */
export function languagesOf(language: string): Languages {
  const expectedOutputs: Expected = [{ type: "text", languages: [language] }];
  const languages = [...new Set(["en", language])];
  return { expectedInputs: [{ type: "text", languages }], expectedOutputs };
}

/** Throws where the browser has none. */
function deviceModel(): DeviceModel {
  return (globalThis as unknown as { LanguageModel: DeviceModel }).LanguageModel;
}

export async function isModelOffered(): Promise<boolean> {
  try {
    return (await deviceModel().availability(languagesOf("en"))) !== "unavailable";
  } catch {
    return false;
  }
}

/** The model once it is there, after its download if need be; null where it does not know the language. */
export async function readyModel(
  languages: Languages,
  signal: AbortSignal,
): Promise<DeviceModel | null> {
  const model = deviceModel();
  const availability = await model.availability(languages);
  signal.throwIfAborted();
  if (availability === "unavailable") return null;
  if (availability === "available") return model;
  tellAboutDevice({ downloaded: 0 });
  const session = await model.create({
    ...languages,
    signal,
    monitor: (monitor) =>
      monitor.addEventListener("downloadprogress", (event) =>
        tellAboutDevice({ downloaded: (event as ProgressEvent).loaded }),
      ),
  });
  session.destroy();
  tellAboutDevice(null);
  return model;
}
