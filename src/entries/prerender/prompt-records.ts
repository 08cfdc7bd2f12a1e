import type { SourcePrompt } from "../../../supabase/prompts/tools/prompt-source.ts";
import { CATEGORIES } from "../../config/categories.ts";
import { categoryPath, promptPath } from "../../domain/prompt-address.ts";
import type {
  CategoryRecord,
  LinkedPrompt,
  PageRecord,
  PromptRecord,
} from "../../types/page-record.ts";
import { relatedPrompts } from "./related-prompts.ts";

/** A prompt without what only premium readers may see. */
type PublicPrompt = Omit<SourcePrompt, "content" | "teaser" | "formerSlugs"> & {
  isPremium: boolean;
  publicText: string;
};

/** The one place where a premium prompt's text ends: nothing after it in the build has ever seen one. */
function publicPrompt({ content, teaser, ...rest }: SourcePrompt): PublicPrompt {
  return { ...rest, isPremium: teaser !== null, publicText: teaser ?? content };
}

const linked = ({ title, slug, isPremium }: PublicPrompt): LinkedPrompt => ({
  title,
  slug,
  isPremium,
});

function promptRecord(prompt: PublicPrompt, related: readonly PublicPrompt[]): PromptRecord {
  return {
    kind: "prompt",
    path: promptPath(prompt.slug),
    prompt: {
      id: prompt.id,
      title: prompt.title,
      content: prompt.publicText,
      category: prompt.category,
      is_premium: prompt.isPremium,
      is_featured: prompt.isFeatured,
      like_count: 0,
      dislike_count: 0,
      created_at: prompt.createdAt,
    },
    related: related.map(linked),
  };
}

/** Newest first, as in the library; prompts of one day by their titles. */
function inOrder(prompts: readonly PublicPrompt[]): PublicPrompt[] {
  return prompts.toSorted(
    (a, b) => b.createdAt.localeCompare(a.createdAt) || a.title.localeCompare(b.title, "en"),
  );
}

function categoryRecord(category: string, prompts: readonly PublicPrompt[]): CategoryRecord {
  const ofCategory = prompts.filter((prompt) => prompt.category === category);
  return {
    kind: "category",
    path: categoryPath(category),
    category,
    prompts: inOrder(ofCategory).map(linked),
  };
}

/** The data of every page that is made from the prompts: one for each prompt, one for each category. */
export function promptRecords(sources: readonly SourcePrompt[]): PageRecord[] {
  const prompts = sources.map(publicPrompt);
  const related = relatedPrompts(prompts);
  return [
    ...CATEGORIES.map((category) => categoryRecord(category, prompts)),
    ...prompts.map((prompt) => promptRecord(prompt, related.get(prompt.slug) ?? [])),
  ];
}
