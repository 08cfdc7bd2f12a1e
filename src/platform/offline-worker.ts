import { WORKER_PATH, type WriteRefused } from "@/config/offline";
import { notify } from "@/messages/notify";

type WorkerAddress = { createScriptURL: (address: string) => string };
/** https://www.w3.org/TR/trusted-types/#trusted-type-policy-factory */
type Globals = {
  trustedTypes?: { createPolicy: (name: string, rules: WorkerAddress) => WorkerAddress };
};

/** The site's policy forbids scripts by address; this one, whose name it lists, allows the worker's alone. */
const workerAddress = () =>
  (window as Globals).trustedTypes
    ?.createPolicy("worker", { createScriptURL: () => WORKER_PATH })
    .createScriptURL(WORKER_PATH) ?? WORKER_PATH;

function handleMessage({ data }: MessageEvent<WriteRefused>): void {
  notify(data.refused === "saved_prompts" ? "saveFailed" : "likeFailed");
}

/** https://developer.mozilla.org/en-US/docs/Web/API/NetworkInformation/saveData */
type WithConnection = { connection?: { saveData?: boolean } };

/**
 * Starts the worker that answers without a connection, once in a document. Built sites have it, the extension does
 * not. It fetches the whole application, so a reader who saves data is spared it.
 */
export function startOfflineWorker(): void {
  const isSite = import.meta.env.PROD && window.location.protocol.startsWith("http");
  if (!isSite || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", handleMessage);
  if ((navigator as WithConnection).connection?.saveData === true) return;
  // Without it the site works as before.
  navigator.serviceWorker.register(workerAddress()).catch(() => {});
}
