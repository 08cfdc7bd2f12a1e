import type { Prompt } from "@/types/entities";

type VoteCounts = Pick<Prompt, "like_count" | "dislike_count">;

/** Share of likes among all votes as a whole number from 0 to 100, or null without votes. */
export function percentPositive({ like_count, dislike_count }: VoteCounts): number | null {
  const total = like_count + dislike_count;
  return total > 0 ? Math.round((like_count / total) * 100) : null;
}

/** '92% positive (25 votes)': the prompt's detail dialog, specification, section 2. */
export function voteSummary(counts: VoteCounts): string {
  const percent = percentPositive(counts);
  if (percent === null) return "No votes yet";
  const total = counts.like_count + counts.dislike_count;
  return `${percent}% positive (${total} ${total === 1 ? "vote" : "votes"})`;
}
