import type { LandingPage } from "./types";

/** Every guide by its address, with what the index and breadcrumbs call it; groups and guides in the index's order. */
const GUIDES_BY_GROUP = {
  "Prompt collections": {
    "/ai-prompts": "AI prompts for work",
    "/marketing-prompts": "Marketing prompts",
    "/productivity-prompts": "Productivity prompts",
    "/content-creation-prompts": "Content creation prompts",
    "/business-prompts": "Business prompts",
    "/prompts/prompts-to-make-money": "Prompts to make money",
    "/prompts/prompts-about-relationships": "Prompts about relationships",
  },
  Assistants: {
    "/prompts/prompts-for-chatgpt": "Prompts for ChatGPT",
    "/prompts/claude-ai": "Claude AI",
    "/prompts/google-gemini-ai": "Google Gemini",
    "/prompts/chatgpt-vs-claude": "ChatGPT vs Claude",
    "/prompts/chatgpt-vs-gemini": "ChatGPT vs Gemini",
    "/prompts/chatgpt-vs-gemini-vs-claude": "ChatGPT vs Gemini vs Claude",
  },
  "Guides by task": {
    "/prompts/what-is-prompt-engineering": "What is prompt engineering?",
    "/blog/best-prompts-for-chatgpt": "How to write the best prompts for ChatGPT",
    "/prompts/ai-for-email-writing": "AI for email writing",
    "/prompts/ai-for-content-writing": "AI for content writing",
    "/prompts/ai-for-resume-writing": "AI for resume writing",
    "/prompts/ai-for-marketing-copy": "AI for marketing copy",
    "/prompts/ai-for-student-productivity": "AI for student productivity",
    "/prompts/chatgpt-gemini-seo": "ChatGPT and Gemini for SEO",
  },
  "The tools": {
    "/prompt-enhancer": "The prompt enhancer",
    "/prompt-generator": "The prompt generator",
    "/chrome-extension": "The Chrome extension",
  },
} as const satisfies Record<string, Record<string, string>>;

export type GuideGroup = keyof typeof GUIDES_BY_GROUP;

export type GuideEntry = {
  path: string;
  group: GuideGroup;
  label: string;
  kind: "collection" | "guide";
  load: () => Promise<{ default: LandingPage }>;
};

export const GUIDE_GROUPS = Object.keys(GUIDES_BY_GROUP) as GuideGroup[];

/** Every guide page; its text is a chunk of its own, named by the last part of the address. */
export const GUIDES: readonly GuideEntry[] = GUIDE_GROUPS.flatMap((group) =>
  Object.entries(GUIDES_BY_GROUP[group]).map(([path, label]) => ({
    path,
    group,
    label,
    kind: group === "Prompt collections" ? "collection" : "guide",
    load: () => import(`./pages/${path.split("/").at(-1)}.ts`),
  })),
);
