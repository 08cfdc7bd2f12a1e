import { PROMPT_INDEX, WEEKLY_FEED } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { mondayOf, weeklyPick } from "@/domain/weekly-pick";
import type { CategoryRecord, PromptRecord } from "@/types/page-record";

import { slugOfPath } from "../../domain/prompt-address";
import { absolute } from "./structured-data";

type Records = readonly (PromptRecord | CategoryRecord)[];

const promptsIn = (records: Records): PromptRecord[] =>
  records.filter((record) => record.kind === "prompt");

/** For programs that read files: all titles in one, and each free prompt as Markdown beside its page. */
export function promptFiles(records: Records): Record<string, string> {
  const all = promptsIn(records);
  const free = all.filter(({ prompt }) => !prompt.is_premium);
  return {
    [PROMPT_INDEX.slice(1)]: `${JSON.stringify({ prompts: all.map(indexed) })}\n`,
    ...Object.fromEntries(free.map((record) => [markdownPath(record).slice(1), markdown(record)])),
  };
}

const markdownPath = ({ path }: PromptRecord): string => `${path}.md`;

function indexed(record: PromptRecord) {
  const { title, gets, category, is_premium: isPremium } = record.prompt;
  return {
    slug: slugOfPath(record.path),
    title,
    description: gets,
    category,
    isPremium,
    page: absolute(record.path),
    ...(!isPremium && { markdown: absolute(markdownPath(record)) }),
  };
}

function markdown({ path, prompt }: PromptRecord): string {
  const { title, gets, category, content } = prompt;
  return `# ${title}\n\n> ${gets}\n>\n> ${category}, ${absolute(path)}\n\n${content.trim()}\n`;
}

const WEEKS = 8;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * The picks of the eight weeks up to the day of the build, newest first, each dated with its Monday. A feed reader shows
 * every entry at once, so none lies ahead: https://www.rfc-editor.org/rfc/rfc4287
 */
export function weeklyFeed(records: Records, today: Date): string {
  const featured = featuredPrompts(records);
  const self = absolute(WEEKLY_FEED);
  const entries = Array.from({ length: WEEKS }, (_, weeksAgo) => {
    const monday = mondayOf(today, -weeksAgo);
    const day = monday.toISOString().slice(0, 10);
    const picks = weeklyPick(featured, monday);
    const items = picks.map(
      ({ path, prompt }) =>
        `<li><a href="${absolute(path)}">${escaped(prompt.title)}</a>: ${escaped(prompt.gets)}</li>`,
    );
    return [
      "  <entry>",
      `    <id>${self}#${day}</id>`,
      `    <title>${escaped(picks.map(({ prompt }) => prompt.title).join(" · "))}</title>`,
      `    <updated>${monday.toISOString()}</updated>`,
      `    <link href="${absolute(picks[0]?.path ?? "/")}"/>`,
      `    <content type="html">${escaped(`<ul>${items.join("")}</ul>`)}</content>`,
      "  </entry>",
    ].join("\n");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <id>${self}</id>`,
    `  <title>${escaped(SITE_NAME)}: three prompts a week</title>`,
    `  <updated>${mondayOf(today).toISOString()}</updated>`,
    `  <author><name>${escaped(SITE_NAME)}</name></author>`,
    `  <link rel="self" href="${self}"/>`,
    ...entries,
    "</feed>\n",
  ].join("\n");
}

/** By slug, as the palette has them. */
function featuredPrompts(records: Records): PromptRecord[] {
  return promptsIn(records)
    .filter(({ prompt }) => prompt.is_featured)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
