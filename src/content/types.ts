/** A guide page as a record: specification, section 3. `content-page.tsx` is the one template. */
export type LandingPage = {
  title: string;
  /** One or two sentences under the title. */
  description: string;
  metaTitle: string;
  metaDescription: string;
  /** The page's own path; the host is the build's setting. */
  canonicalUrl: string;
  /** Paragraphs, separated by a blank line. */
  introduction: string;
  comparisonTable?: ComparisonRow[];
  bulletPoints?: string[];
  examplePrompts: ExamplePrompt[];
  ctaText: string;
  ctaDescription: string;
  /** The block's first button, where the page has one of its own. */
  ctaLink?: { label: string; href: string };
  relatedLinks: { title: string; href: string; description: string }[];
  keywords: string[];
  /** Longer sections of a real guide. */
  sections?: { heading: string; paragraphs: string[] }[];
};

export type ExamplePrompt = { title: string; content: string; category?: string };

/** Each option is "Name: value"; the second may hold two products, separated by a vertical bar. */
export type ComparisonRow = { feature: string; option1: string; option2: string };
