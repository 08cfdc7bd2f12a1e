import type { FailureCode } from "../../../supabase/functions/generate-prompt/contract";

// What the parts of the extension say to each other. Only the worker talks to the backend and sees tokens;
// a page's content script gets texts and nothing else.

/** The port that a content script opens for one enhancement. */
export const ENHANCE_PORT = "enhance";

/** From the content script, over the port. */
export type EnhanceRequest =
  | { kind: "enhance"; text: string; refine?: { previous: string; wish: string } }
  | { kind: "ping" };

/** To the content script, over the port; `text` is the whole text so far. */
export type EnhanceProgress =
  | { kind: "text"; text: string }
  | { kind: "done"; text: string; note: string | null }
  | {
      kind: "failed";
      code: FailureCode | "OFFLINE";
      message: string;
      action: "sign-in" | "premium" | null;
    };

/** One-shot questions of a content script to the worker, each with the type of its answer. */
export type WorkerCalls = {
  /** The text the site handed over for this tab, told until its reader has decided. */
  readHandedOver: { request: { kind: "readHandedOver" }; answer: { text: string } | null };
  forgetHandedOver: { request: { kind: "forgetHandedOver" }; answer: null };
  /** Injects the script `panel.js` into the sender's frame; answered when it has run. */
  loadPanel: { request: { kind: "loadPanel" }; answer: null };
  openPanel: { request: { kind: "openPanel" }; answer: null };
  openSignIn: { request: { kind: "openSignIn" }; answer: null };
  /** Where Premium is bought; for the action "premium". */
  openPremium: { request: { kind: "openPremium" }; answer: null };
  /** Whether the reader hid the launcher on this host. */
  isHidden: { request: { kind: "isHidden"; host: string }; answer: boolean };
  hide: { request: { kind: "hide"; host: string }; answer: null };
};

/** To a tab's content script, from the worker, popup or panel. */
export type TabCall =
  /** Puts the text into the page's composer; answers whether it is there, read back. */
  | { kind: "insert"; text: string }
  /** Opens the enhancer beside the composer, as a press of the launcher does. */
  | { kind: "open" };
export type InsertAnswer = { isInserted: boolean };
