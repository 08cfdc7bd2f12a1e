import { ROUTES } from "@/config/routes";
import { socialImagePath } from "@/config/site";
import { promptDescription } from "@/domain/prompt-description";
import type { CategoryRecord, PromptRecord } from "@/types/page-record";

import { categoryPath, promptPath } from "../../domain/prompt-address";
import {
  absolute,
  breadcrumbs,
  CONTEXT,
  type Crumb,
  itemList,
  ORGANIZATION,
} from "./structured-data";

const LIBRARY_CRUMB: Crumb = { name: "Prompt library", path: ROUTES.library };
const categoryCrumb = (category: string): Crumb => ({
  name: category,
  path: categoryPath(category),
});

/**
 * The mark of a text that needs a subscription, with the class of features/library/prompt-page-text:
 * https://developers.google.com/search/docs/appearance/structured-data/paywalled-content
 */
const PAYWALL = { "@type": "WebPageElement", isAccessibleForFree: false, cssSelector: ".paywall" };

/** The way to a prompt, and the prompt as a work. */
export function promptData({ path, prompt }: PromptRecord): object[] {
  const { title, category } = prompt;
  const work = {
    "@context": CONTEXT,
    "@type": "CreativeWork",
    name: title,
    headline: title,
    description: promptDescription(prompt),
    genre: category,
    image: absolute(socialImagePath(path)),
    inLanguage: "en",
    mainEntityOfPage: absolute(path),
    datePublished: prompt.created_at.slice(0, 10),
    author: ORGANIZATION,
    publisher: ORGANIZATION,
    isAccessibleForFree: !prompt.is_premium,
    ...(prompt.is_premium && { hasPart: PAYWALL }),
  };
  return [breadcrumbs([LIBRARY_CRUMB, categoryCrumb(category), { name: title, path }]), work];
}

export function categoryData({ category, prompts }: CategoryRecord): object[] {
  const items = prompts.map(({ title, slug }) => ({
    name: title,
    url: absolute(promptPath(slug)),
  }));
  return [
    breadcrumbs([LIBRARY_CRUMB, categoryCrumb(category)]),
    itemList(`${category} prompts`, items),
  ];
}
