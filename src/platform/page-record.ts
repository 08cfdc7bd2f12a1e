import { createContext, useContext } from "react";

import { PAGE_RECORD_ID } from "@/config/site";
import type { PageRecord } from "@/types/page-record";

/** The record in the document's HTML; null on a page that has none. */
export function readPageRecord(): PageRecord | null {
  const text = document.getElementById(PAGE_RECORD_ID)?.textContent;
  // Written by our own build.
  return text ? (JSON.parse(text) as PageRecord) : null;
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
