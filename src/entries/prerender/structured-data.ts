import { env } from "@/config/env";
import { GUIDES_INDEX, ROUTES } from "@/config/routes";
import { SITE_DESCRIPTION, SITE_NAME, socialImagePath } from "@/config/site";
import { type GuideEntry, GUIDES } from "@/content/registry";
import type { LandingPage } from "@/content/types";
import { categoryPath } from "@/domain/prompt-address";
import { promptDescription } from "@/domain/prompt-description";
import type { CategoryRecord, PromptRecord } from "@/types/page-record";

// JSON-LD of schema.org: https://developers.google.com/search/docs/appearance/structured-data

const CONTEXT = "https://schema.org";
export const absolute = (path: string): string => new URL(path, env.siteOrigin).href;

const ORGANIZATION = {
  "@type": "Organization",
  "@id": absolute("/#organization"),
  name: SITE_NAME,
  url: absolute("/"),
  logo: absolute("/favicon.svg"),
};

/** The front page: the site and who publishes it. */
export function siteData(): object[] {
  return [
    {
      "@context": CONTEXT,
      "@type": "WebSite",
      name: SITE_NAME,
      url: absolute("/"),
      description: SITE_DESCRIPTION,
      publisher: { "@id": ORGANIZATION["@id"] },
    },
    { "@context": CONTEXT, ...ORGANIZATION },
  ];
}

const listItems = (items: readonly object[]): object[] =>
  items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item }));

type Crumb = { name: string; path: string };

export function breadcrumbs(crumbs: readonly Crumb[]): object {
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: listItems(
      [{ name: SITE_NAME, path: "/" }, ...crumbs].map(({ name, path }) => ({
        name,
        item: absolute(path),
      })),
    ),
  };
}

const GUIDES_CRUMB: Crumb = { name: "All guides", path: GUIDES_INDEX };

function itemList(name: string, items: readonly object[]): object {
  return {
    "@context": CONTEXT,
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: listItems(items),
  };
}

export function guidesIndexData(): object[] {
  const items = GUIDES.map(({ label, path }) => ({ name: label, url: absolute(path) }));
  return [breadcrumbs([GUIDES_CRUMB]), itemList(GUIDES_CRUMB.name, items)];
}

type GuideFacts = { entry: GuideEntry; record: LandingPage; changedOn: string | undefined };

function article({ entry, record, changedOn }: GuideFacts): object {
  return {
    "@context": CONTEXT,
    "@type": "Article",
    headline: record.title,
    description: record.metaDescription,
    image: absolute(socialImagePath(entry.path)),
    inLanguage: "en",
    mainEntityOfPage: absolute(entry.path),
    author: ORGANIZATION,
    publisher: ORGANIZATION,
    ...(changedOn !== undefined && { dateModified: changedOn }),
  };
}

/** A guide is an article, a collection the list of its prompts. */
export function guideData(facts: GuideFacts): object[] {
  const { entry, record } = facts;
  const way = breadcrumbs([GUIDES_CRUMB, { name: entry.label, path: entry.path }]);
  if (entry.kind === "guide") return [way, article(facts)];
  return [
    way,
    itemList(
      record.title,
      record.examplePrompts.map(({ title }) => ({ name: title })),
    ),
  ];
}

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

export function categoryData({ category }: CategoryRecord): object[] {
  return [breadcrumbs([LIBRARY_CRUMB, categoryCrumb(category)])];
}
