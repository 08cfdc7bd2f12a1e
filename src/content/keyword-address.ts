import { CATEGORIES } from "@/config/categories";
import { QUERY_PARAMETERS, ROUTES } from "@/config/routes";
import { categoryPath } from "@/domain/prompt-address";

/** Words of the guides' keywords that the library's prompts use too; a test searches for each. */
export const TOPICS = [
  "email",
  "outline",
  "editing",
  "landing page",
  "product description",
  "complaint",
  "payment",
  "pricing",
  "study",
  "essay",
  "business",
  "cash",
  "interview",
  "video",
  "podcast",
  "carousel",
  "calendar",
  "competitor",
  "campaign",
  "social",
  "meeting",
  "weekly",
  "planning",
  "dating",
  "feedback",
  "difficult",
  "income",
  "freelance",
  "comparison",
  "mistakes",
  "projects",
  "students",
  "copy",
  "money",
] as const;

/**
 * Where a guide's keyword leads: to the category that it names, or to a search for its topic. What is about assistants
 * themselves leads to their category, and what is about prompts as such to the library.
 */
export function keywordAddress(keyword: string): string {
  const text = keyword.toLowerCase();
  // The category's name does not say it.
  if (text.includes("resume")) return categoryPath("Career");
  const category = CATEGORIES.find((name) => text.includes(name.toLowerCase()));
  if (category !== undefined) return categoryPath(category);
  const topic = TOPICS.find((one) => text.includes(one));
  if (topic !== undefined) {
    return `${ROUTES.library}?${new URLSearchParams({ [QUERY_PARAMETERS.search]: topic })}`;
  }
  return text.includes("prompt") ? ROUTES.library : categoryPath("AI Tools");
}
