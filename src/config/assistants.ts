/**
 * Where a prompt can be taken. Only addresses that fill the text in without sending it are used; where sources
 * disagree, or an address is known to run at once, the page is just opened and the text is on the clipboard.
 * Sources: the vendors' pages and the projects named in shared research, "Assistant hand-off". Nobody can test these
 * without an account; all were last looked at on 2026-11-20.
 */
export type Assistant = {
  id: string;
  name: string;
  /** Opens the assistant with an empty box. */
  url: string;
  /** The address that fills the box with the text at its end; null where there is none that can be relied on. */
  prefill: string | null;
};

/** Those that a prompt can be written for, in the order they are offered. */
export const WRITTEN_FOR = ["chatgpt", "claude", "gemini"] as const;

export const ASSISTANTS: readonly [Assistant, ...Assistant[]] = [
  {
    id: "chatgpt",
    name: "ChatGPT",
    url: "https://chatgpt.com/",
    // `q` runs at once in some versions, `prompt` fills in.
    prefill: "https://chatgpt.com/?prompt=",
  },
  {
    id: "claude",
    name: "Claude",
    url: "https://claude.ai/new",
    prefill: "https://claude.ai/new?q=",
  },
  { id: "gemini", name: "Gemini", url: "https://gemini.google.com/app", prefill: null },
  // `/search?q=` is reported to run at once.
  { id: "perplexity", name: "Perplexity", url: "https://www.perplexity.ai/", prefill: null },
  { id: "copilot", name: "Copilot", url: "https://copilot.microsoft.com/", prefill: null },
  {
    id: "ai-studio",
    name: "AI Studio",
    url: "https://aistudio.google.com/prompts/new_chat",
    prefill: "https://ai.studio/prompts/new_chat?prompt=",
  },
];

/** Longer addresses are refused with HTTP 431 by at least one assistant. */
export const MAX_HAND_OFF_ADDRESS_CHARACTERS = 7500;

/** Half an emoji, which a cut can leave behind, is no text that an address can hold. */
function wellFormed(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

/** The address to open for a text, and whether it brings the text along. */
export function handOffAddress({ url, prefill }: Assistant, text: string) {
  // Spaces as %20: not every assistant reads a plus sign as one.
  const filled = prefill && prefill + encodeURIComponent(wellFormed(text));
  return filled === null || filled.length > MAX_HAND_OFF_ADDRESS_CHARACTERS
    ? { url, isPrefilled: false }
    : { url: filled, isPrefilled: true };
}
