import { isPremiumCategory } from "@/config/categories";
import { PROMPT_INDEX, ROUTES, WEEKLY_FEED } from "@/config/routes";
import { SITE_DESCRIPTION, SITE_NAME } from "@/config/site";
import { GUIDE_GROUPS, GUIDES } from "@/content/registry";
import type { CategoryRecord, PromptRecord } from "@/types/page-record";

import { promptPath } from "../../domain/prompt-address";
import type { StaticPage } from "./static-page";
import { absolute } from "./structured-data";

/** Canonical addresses that answer 200, and nothing else: https://www.sitemaps.org/protocol.html */
export function sitemapXml(pages: readonly StaticPage[]): string {
  const entries = pages
    .filter(({ isIndexed }) => isIndexed)
    .map(({ path, changedOn }) => {
      const lastmod = changedOn === undefined ? "" : `<lastmod>${changedOn}</lastmod>`;
      return `  <url><loc>${absolute(path)}</loc>${lastmod}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

/** Everything may be read; a page that asks not to be indexed says so itself. */
export function robotsText(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute("/sitemap.xml")}\n`;
}

const section = (heading: string, lines: readonly string[]): string =>
  [`## ${heading}`, "", ...lines, ""].join("\n");

const line = (label: string, path: string, description: string): string =>
  `- [${label}](${absolute(path)}): ${description}`;

const MAIN_PAGES = [
  line("Prompt library", ROUTES.library, SITE_DESCRIPTION),
  line(
    "Prompt enhancer",
    ROUTES.refine,
    "Turns a short idea into a structured prompt. Two enhancements are free.",
  ),
  line(
    "Premium",
    ROUTES.premium,
    "What Premium adds, with one of its prompts to read, and the price.",
  ),
  line("Support", ROUTES.support, "Answers about free use, Premium, saving prompts and privacy."),
  line("Privacy", ROUTES.privacy, "What is stored, where, for how long, and how to delete it."),
  line("Terms", ROUTES.terms, "The terms of use."),
];

const PROGRAM_FILES = [
  line("All prompts", PROMPT_INDEX, "Titles, descriptions and addresses as JSON."),
  "- Each free prompt is Markdown at its page's address with `.md`.",
  line("Weekly pick", WEEKLY_FEED, "Three prompts a week, as an Atom feed."),
  "- A Model Context Protocol server: `/functions/v1/mcp`. A JSON API: `/functions/v1/api/openapi.json`.",
];

const EXAMPLES_IN_LINE = 3;

/** A thousand titles would drown the rest: a line for each category, which lists them. */
function categoryLines(record: PromptRecord | CategoryRecord): string[] {
  if (record.kind !== "category") return [];
  const { path, category, prompts } = record;
  const examples = prompts
    .slice(0, EXAMPLES_IN_LINE)
    .map(({ title, slug }) => `[${title}](${absolute(promptPath(slug))})`);
  const access = isPremiumCategory(category) ? "Premium" : "free";
  const description = `${prompts.length} prompts, ${access}, such as ${examples.join("; ")}`;
  return [line(`${category} prompts`, path, description)];
}

/** A map of the site for language models: https://llmstxt.org */
export async function llmsText(
  records: readonly (PromptRecord | CategoryRecord)[],
): Promise<string> {
  const guides = await Promise.all(
    GUIDES.map(async ({ group, label, path, load }) => {
      const { description } = (await load()).default;
      return { group, line: line(label, path, description) };
    }),
  );
  return [
    `# ${SITE_NAME}\n\n> ${SITE_DESCRIPTION}\n`,
    section("Pages", MAIN_PAGES),
    section("For programs", PROGRAM_FILES),
    ...GUIDE_GROUPS.map((group) =>
      section(
        group,
        guides.filter((guide) => guide.group === group).map((guide) => guide.line),
      ),
    ),
    section("Prompts by category", records.flatMap(categoryLines)),
  ].join("\n");
}
