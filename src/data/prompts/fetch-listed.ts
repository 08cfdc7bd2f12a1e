import { ALL_VIEW } from "@/config/categories";
import type { Prompt } from "@/types/entities";

import { supabase } from "../client/supabase";
import { unwrap } from "../client/unwrap";
import { type PageCursor, type PageRequest, pageSizeOf, type PromptListPage } from "./list-page";

/** A prompt is in one group only: see domain/prompt-list. */
function selectGroup({ group, filter: { view }, after }: PageRequest) {
  // Counting takes longer than reading a page, so only the first page is counted.
  const all = supabase.from("prompts").select("*", after === null ? { count: "exact" } : {});
  const inGroup =
    group === "featured"
      ? all.eq("is_featured", true).order("is_premium")
      : all.eq("is_featured", false).eq("is_premium", group === "premium");
  return view === ALL_VIEW ? inGroup : inGroup.eq("category", view);
}

const olderThan = ({ createdAt, id }: PageCursor) =>
  `created_at.lt."${createdAt}",and(created_at.eq."${createdAt}",id.lt.${id})`;

/** "After this row" as a PostgREST filter: free before premium, newest first, then by id. */
function afterCursor(cursor: PageCursor): string {
  return cursor.isPremium
    ? `and(is_premium.eq.true,or(${olderThan(cursor)}))`
    : `is_premium.eq.true,and(is_premium.eq.false,or(${olderThan(cursor)}))`;
}

function selectAfter(request: PageRequest) {
  const { group, after } = request;
  const selected = selectGroup(request);
  if (after === null) return selected;
  return group === "featured"
    ? selected.or(afterCursor(after))
    : // Redundant, but it lets the index scan start at the cursor, however deep the page is.
      selected.lte("created_at", after.createdAt).or(olderThan(after));
}

/** A page of the list, in the order of the specification's section 5. */
export async function fetchListed(request: PageRequest): Promise<PromptListPage> {
  const size = pageSizeOf(request.group);
  const answer = await selectAfter(request)
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(size + 1)
    .abortSignal(request.signal);
  const rows: Prompt[] = unwrap(answer);
  const prompts = rows.slice(0, size);
  const last = prompts.at(-1);
  return {
    search: "",
    prompts,
    total: answer.count === null ? null : { count: answer.count, isCapped: false },
    next:
      last !== undefined && rows.length > size
        ? { createdAt: last.created_at, id: last.id, isPremium: last.is_premium, rank: null }
        : null,
  };
}
