import { PAGE_RECORD_ID } from "@/config/site";
import type { PrintedRecord } from "@/types/page-record";

/** The record in a page's HTML, null without one. Cut out, because a policy keeps scripts from parsing HTML. */
export function recordInHtml(html: string): PrintedRecord | null {
  const mark = `id="${PAGE_RECORD_ID}">`;
  const start = html.indexOf(mark);
  if (start === -1) return null;
  const text = html.slice(start + mark.length, html.indexOf("</script>", start));
  // Written by our own build.
  return JSON.parse(text) as PrintedRecord;
}
