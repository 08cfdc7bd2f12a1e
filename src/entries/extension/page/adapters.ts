/** Where the composer of a site is. Data, so that a changed site is mended by a line. */
export type Adapter = {
  name: string;
  hosts: readonly string[];
  /** Selectors of the composer, the most particular first. */
  composers: readonly string[];
  /** False where a pasted text becomes a file. */
  allowsPaste: boolean;
  /** Only where Shift+Enter is known to break the line and never to send. */
  breaksWithShiftEnter?: true;
  /** When somebody last compared this with the site, and how. */
  checked: { on: string; how: "on the site" | "from memory" } | null;
};

/** The assistants cannot be reached from where this was written; the checklist in the README is for a person who can. */
const FROM_MEMORY = { on: "2026-11-23", how: "from memory" } as const;

export const ADAPTERS: readonly Adapter[] = [
  {
    name: "ChatGPT",
    hosts: ["chatgpt.com"],
    composers: ["#prompt-textarea", "form .ProseMirror[contenteditable=true]"],
    allowsPaste: false,
    checked: FROM_MEMORY,
  },
  {
    name: "Claude",
    hosts: ["claude.ai"],
    composers: [
      "[data-testid=chat-input][contenteditable=true]",
      "fieldset .ProseMirror[contenteditable=true]",
      ".ProseMirror[contenteditable=true]",
    ],
    allowsPaste: false,
    checked: FROM_MEMORY,
  },
  {
    name: "Gemini",
    hosts: ["gemini.google.com"],
    composers: [
      "rich-textarea .ql-editor[contenteditable=true]",
      ".ql-editor[contenteditable=true]",
    ],
    allowsPaste: true,
    checked: FROM_MEMORY,
  },
  {
    name: "Perplexity",
    hosts: ["www.perplexity.ai", "perplexity.ai"],
    composers: ["#ask-input", "[data-lexical-editor=true]", "textarea[placeholder]"],
    allowsPaste: false,
    breaksWithShiftEnter: true,
    checked: FROM_MEMORY,
  },
  {
    name: "Copilot",
    hosts: ["copilot.microsoft.com"],
    composers: ["#userInput", "textarea[data-testid=composer-input]"],
    allowsPaste: true,
    checked: FROM_MEMORY,
  },
  {
    name: "Grok",
    hosts: ["grok.com"],
    composers: ["form .ProseMirror[contenteditable=true]", "form textarea[aria-label]"],
    allowsPaste: true,
    checked: FROM_MEMORY,
  },
  {
    name: "DeepSeek",
    hosts: ["chat.deepseek.com"],
    composers: ["textarea#chat-input", "textarea[placeholder]"],
    allowsPaste: true,
    checked: FROM_MEMORY,
  },
  {
    name: "Mistral",
    hosts: ["chat.mistral.ai"],
    composers: ["form .ProseMirror[contenteditable=true]", "textarea[name='message.text']"],
    allowsPaste: true,
    checked: FROM_MEMORY,
  },
];

/** For every other site: the composer is found by its looks. */
const ANY_SITE: Adapter = {
  name: "this site",
  hosts: [],
  composers: [],
  allowsPaste: true,
  checked: null,
};

/** The match patterns of the assistants, for the manifest. */
export const ASSISTANT_MATCHES: readonly string[] = ADAPTERS.flatMap(({ hosts }) =>
  hosts.map((host) => `https://${host}/*`),
);

/** How to find the composer on a host. */
export function adapterFor(host: string): Adapter {
  return ADAPTERS.find(({ hosts }) => hosts.includes(host)) ?? ANY_SITE;
}
