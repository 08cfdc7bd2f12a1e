import { env } from "@/config/env";
import { GUIDES_INDEX } from "@/config/routes";
import { SITE_DESCRIPTION, SITE_NAME, socialImagePath } from "@/config/site";
import { type GuideEntry, GUIDES } from "@/content/registry";
import type { LandingPage } from "@/content/types";

// JSON-LD of schema.org: https://developers.google.com/search/docs/appearance/structured-data

export const CONTEXT = "https://schema.org";
export const absolute = (path: string): string => new URL(path, env.siteOrigin).href;

export const ORGANIZATION = {
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

export type Crumb = { name: string; path: string };

/** The way from the front page to a page. */
export function breadcrumbs(crumbs: readonly Crumb[]): object {
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: [{ name: SITE_NAME, path: "/" }, ...crumbs].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

const GUIDES_CRUMB: Crumb = { name: "All guides", path: GUIDES_INDEX };

export function itemList(name: string, items: readonly object[]): object {
  return {
    "@context": CONTEXT,
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...item,
    })),
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
