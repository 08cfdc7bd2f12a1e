import type { PageRecord } from "@/types/page-record";

/**
 * When a page fetches the application: at once; at the first sign of intent; or, for pages whose
 * content depends on who is signed in, at once where a session is stored and on intent elsewhere.
 */
export type StartMoment = "now" | "intent" | "signed-in";

/** Pages of one group share one block of critical style, so that the policy lists few hashes. */
export const STYLE_GROUPS = [
  "landing",
  "library",
  "support",
  "guide",
  "comparison",
  "list",
  "prompt",
  "missing",
] as const;
export type StyleGroup = (typeof STYLE_GROUPS)[number];

export type StaticPage = {
  path: string;
  /** Inside dist. Flat: `/prompts` is `prompts.html`, so no host adds a slash. */
  file: string;
  start: StartMoment;
  styleGroup: StyleGroup;
  /** In the sitemap, with a canonical address and a preview picture. */
  isIndexed: boolean;
  /** Modules that a page which starts at once needs; the HTML names their chunks. */
  modules: readonly string[];
  structuredData: readonly object[];
  /** The prompt shown in outline on the preview picture. */
  sample: string;
  /** Day of the last change of the text, as 2026-11-20, where it is known. */
  changedOn?: string | undefined;
  /** The page's data, which its HTML carries. */
  record?: PageRecord;
};

export type RenderedPage = StaticPage & { head: string; body: string };
