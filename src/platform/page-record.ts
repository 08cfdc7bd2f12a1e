import { createContext, useContext } from "react";

import { PAGE_RECORD_ID } from "@/config/site";
import { slugOfPath } from "@/domain/prompt-address";
import type { ListedPrompt, PageRecord, PrintedRecord } from "@/types/page-record";

const textIn = (row: Element, selector: string): string =>
  row.querySelector(selector)?.textContent ?? "";

/** What the rows of a category's page say, as `content/category-prompts` printed them. */
function printedPrompts(): ListedPrompt[] {
  return [...document.querySelectorAll(".link-rows > li")].map((row) => ({
    title: textIn(row, "a"),
    slug: slugOfPath(row.querySelector("a")?.getAttribute("href") ?? ""),
    gets: textIn(row, "p"),
    words: Number.parseInt(textIn(row, "span"), 10),
  }));
}

/**
 * The record in the document's HTML; null on a page that has none. It is read before anything is drawn anew, and
 * kept, because the rows are gone once another page is shown.
 */
export function readPageRecord(): PageRecord | null {
  const text = document.getElementById(PAGE_RECORD_ID)?.textContent;
  if (!text) return null;
  // Written by our own build; in development, where nothing is printed, a category has its prompts as data.
  const record = JSON.parse(text) as PrintedRecord | PageRecord;
  if (record.kind !== "category" || "prompts" in record) return record;
  return { ...record, prompts: printedPrompts() };
}

/** Its provider wraps the router, in the browser and in the prerenderer alike. */
export const PageRecordContext = createContext<PageRecord | null>(null);

/** The record of a page that is only routed to when the document has one. Throws otherwise. */
export function usePageRecord<Kind extends PageRecord["kind"]>(
  kind: Kind,
): Extract<PageRecord, { kind: Kind }> {
  const record = useContext(PageRecordContext);
  if (record?.kind !== kind) throw new Error(`This document holds no ${kind}.`);
  return record as Extract<PageRecord, { kind: Kind }>;
}
