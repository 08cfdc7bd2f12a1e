import type { LandingPage } from "./types";

/** The index's headings, in its order. */
export const GUIDE_GROUPS = [
  "Prompt collections",
  "Assistants",
  "Guides by task",
  "The tools",
] as const;

export type GuideGroup = (typeof GUIDE_GROUPS)[number];

export type GuideEntry = {
  path: string;
  group: GuideGroup;
  /** What the index and breadcrumbs call it, without loading the page. */
  label: string;
  kind: "collection" | "guide";
  load: () => Promise<{ default: LandingPage }>;
};

/** Every guide page: its address, its place in the index, and where its text is. No text here. */
export const GUIDES: readonly GuideEntry[] = [
  {
    path: "/ai-prompts",
    group: "Prompt collections",
    label: "AI prompts for work",
    kind: "collection",
    load: () => import("./pages/ai-prompts"),
  },
  {
    path: "/marketing-prompts",
    group: "Prompt collections",
    label: "Marketing prompts",
    kind: "collection",
    load: () => import("./pages/marketing-prompts"),
  },
  {
    path: "/productivity-prompts",
    group: "Prompt collections",
    label: "Productivity prompts",
    kind: "collection",
    load: () => import("./pages/productivity-prompts"),
  },
  {
    path: "/content-creation-prompts",
    group: "Prompt collections",
    label: "Content creation prompts",
    kind: "collection",
    load: () => import("./pages/content-creation-prompts"),
  },
  {
    path: "/business-prompts",
    group: "Prompt collections",
    label: "Business prompts",
    kind: "collection",
    load: () => import("./pages/business-prompts"),
  },
  {
    path: "/prompts/prompts-to-make-money",
    group: "Prompt collections",
    label: "Prompts to make money",
    kind: "collection",
    load: () => import("./pages/prompts-to-make-money"),
  },
  {
    path: "/prompts/prompts-about-relationships",
    group: "Prompt collections",
    label: "Prompts about relationships",
    kind: "collection",
    load: () => import("./pages/prompts-about-relationships"),
  },
  {
    path: "/prompts/prompts-for-chatgpt",
    group: "Assistants",
    label: "Prompts for ChatGPT",
    kind: "guide",
    load: () => import("./pages/prompts-for-chatgpt"),
  },
  {
    path: "/prompts/claude-ai",
    group: "Assistants",
    label: "Claude AI",
    kind: "guide",
    load: () => import("./pages/claude-ai"),
  },
  {
    path: "/prompts/google-gemini-ai",
    group: "Assistants",
    label: "Google Gemini",
    kind: "guide",
    load: () => import("./pages/google-gemini-ai"),
  },
  {
    path: "/prompts/chatgpt-vs-claude",
    group: "Assistants",
    label: "ChatGPT vs Claude",
    kind: "guide",
    load: () => import("./pages/chatgpt-vs-claude"),
  },
  {
    path: "/prompts/chatgpt-vs-gemini",
    group: "Assistants",
    label: "ChatGPT vs Gemini",
    kind: "guide",
    load: () => import("./pages/chatgpt-vs-gemini"),
  },
  {
    path: "/prompts/chatgpt-vs-gemini-vs-claude",
    group: "Assistants",
    label: "ChatGPT vs Gemini vs Claude",
    kind: "guide",
    load: () => import("./pages/chatgpt-vs-gemini-vs-claude"),
  },
  {
    path: "/prompts/what-is-prompt-engineering",
    group: "Guides by task",
    label: "What is prompt engineering?",
    kind: "guide",
    load: () => import("./pages/what-is-prompt-engineering"),
  },
  {
    path: "/blog/best-prompts-for-chatgpt",
    group: "Guides by task",
    label: "How to write the best prompts for ChatGPT",
    kind: "guide",
    load: () => import("./pages/best-prompts-for-chatgpt"),
  },
  {
    path: "/prompts/ai-for-email-writing",
    group: "Guides by task",
    label: "AI for email writing",
    kind: "guide",
    load: () => import("./pages/ai-for-email-writing"),
  },
  {
    path: "/prompts/ai-for-content-writing",
    group: "Guides by task",
    label: "AI for content writing",
    kind: "guide",
    load: () => import("./pages/ai-for-content-writing"),
  },
  {
    path: "/prompts/ai-for-resume-writing",
    group: "Guides by task",
    label: "AI for resume writing",
    kind: "guide",
    load: () => import("./pages/ai-for-resume-writing"),
  },
  {
    path: "/prompts/ai-for-marketing-copy",
    group: "Guides by task",
    label: "AI for marketing copy",
    kind: "guide",
    load: () => import("./pages/ai-for-marketing-copy"),
  },
  {
    path: "/prompts/ai-for-student-productivity",
    group: "Guides by task",
    label: "AI for student productivity",
    kind: "guide",
    load: () => import("./pages/ai-for-student-productivity"),
  },
  {
    path: "/prompts/chatgpt-gemini-seo",
    group: "Guides by task",
    label: "ChatGPT and Gemini for SEO",
    kind: "guide",
    load: () => import("./pages/chatgpt-gemini-seo"),
  },
  {
    path: "/prompt-enhancer",
    group: "The tools",
    label: "The prompt enhancer",
    kind: "guide",
    load: () => import("./pages/prompt-enhancer"),
  },
  {
    path: "/prompt-generator",
    group: "The tools",
    label: "The prompt generator",
    kind: "guide",
    load: () => import("./pages/prompt-generator"),
  },
  {
    path: "/chrome-extension",
    group: "The tools",
    label: "The Chrome extension",
    kind: "guide",
    load: () => import("./pages/chrome-extension"),
  },
];
