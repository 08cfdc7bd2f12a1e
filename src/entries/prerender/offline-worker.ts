import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";

import { build, type Manifest } from "vite";

import { FILES_CACHE } from "@/config/caches";

import { promptAddresses } from "../../../supabase/prompts/tools/prompt-addresses";
import { filesOf } from "./manifest";

// Read into a constant first: Vite takes `new URL(…, import.meta.url)` for an asset.
const moduleUrl = import.meta.url;
const WORKER_FILE = fileURLToPath(new URL("../offline/worker.ts", moduleUrl));
const SOURCES = fileURLToPath(new URL("../..", moduleUrl));

type WorkerOptions = {
  root: string;
  mode: string;
  manifest: Manifest;
  /** The HTML of every page: with any change in it, browsers see another worker. */
  documents: readonly string[];
};

/** The worker's one script. It names the files of this build and is kept by browsers until the next one. */
export async function buildWorker(options: WorkerOptions): Promise<string> {
  const { root, mode, manifest, documents } = options;
  const files = filesOf(manifest);
  const hash = createHash("sha256").update(JSON.stringify([files, documents]));
  const result = await build({
    root,
    mode,
    configFile: false,
    logLevel: "warn",
    plugins: [promptAddresses()],
    resolve: { alias: { "@": SOURCES } },
    define: {
      FILES: JSON.stringify(files),
      RELEASE: JSON.stringify(FILES_CACHE + hash.digest("hex").slice(0, 12)),
    },
    build: {
      write: false,
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: { input: WORKER_FILE, output: { codeSplitting: false } },
    },
  });
  if (!("output" in result)) throw new Error("The offline worker was not built.");
  return `(()=>{${result.output[0].code.trim()}})()`;
}
