import { PUBLIC_PROMPT } from "virtual:premium-offer";

import { ACCOUNT_PAGE, GUIDES_INDEX, ROUTES } from "@/config/routes";
import { type GuideEntry, GUIDES } from "@/content/registry";
import type { CategoryRecord, PromptRecord } from "@/types/page-record";

import { libraryRecord } from "./library-record";
import type { StaticPage } from "./static-page";
import {
  breadcrumbs,
  categoryData,
  guideData,
  guidesIndexData,
  promptData,
  siteData,
} from "./structured-data";
import { changedOn } from "./text-dates";

/** For pages without a prompt of their own. */
const SAMPLE = `You are planning a week in Iceland for two people who have not been there.

Write a packing list in four groups: clothes, boots, papers, electronics.

For each item give
- why it is needed
- what can replace it
- what to leave at home

The trip is in May. Hand luggage only.

Ask me first if anything is missing.`;

function screen(
  path: string,
  options: Pick<StaticPage, "start" | "styleGroup"> & Partial<StaticPage>,
): StaticPage {
  const file = path === "/" ? "index.html" : `${path.slice(1)}.html`;
  const common = { isIndexed: true, modules: [], structuredData: [], sample: SAMPLE };
  return { path, file, ...common, ...options };
}

/** A screen of the application: it needs its data layer, so it starts at once. */
function dataScreen(path: string, name: string, isIndexed: boolean): StaticPage {
  return screen(path, {
    start: "now",
    styleGroup: "library",
    isIndexed,
    modules: [`src/pages/${name}.tsx`],
  });
}

/** One of app/rare-pages. */
function rareScreen(path: string, name: string): StaticPage {
  const page = dataScreen(path, name, false);
  return { ...page, modules: ["src/app/rare-pages.ts", ...page.modules] };
}

/** What the law asks for: text alone. */
function legalPages(): StaticPage[] {
  const { privacy, terms } = ROUTES;
  return Object.entries({ Privacy: privacy, Terms: terms }).map(([name, path]) =>
    screen(path, {
      start: "intent",
      styleGroup: "list",
      structuredData: [breadcrumbs([{ name, path }])],
    }),
  );
}

const SCREENS: readonly StaticPage[] = [
  screen(ROUTES.landing, {
    start: "signed-in",
    styleGroup: "landing",
    structuredData: siteData(),
  }),
  {
    ...dataScreen(ACCOUNT_PAGE, "account-page", false),
    // Its route is among those that read no data.
    modules: ["src/app/other-routes.tsx", "src/app/account-screen.tsx"],
  },
  dataScreen(ROUTES.library, "library-page", true),
  dataScreen(ROUTES.refine, "refine-page", true),
  rareScreen(ROUTES.collections, "collections-page"),
  rareScreen(ROUTES.shared, "shared-page"),
  rareScreen(ROUTES.popupEnhancer, "popup-enhancer-page"),
  rareScreen(ROUTES.paymentSuccess, "payment-success-page"),
  rareScreen(ROUTES.resetPassword, "reset-password-page"),
  screen(ROUTES.support, {
    start: "signed-in",
    styleGroup: "support",
    structuredData: [breadcrumbs([{ name: "Support", path: ROUTES.support }])],
  }),
  screen(ROUTES.premium, {
    start: "signed-in",
    styleGroup: "support",
    structuredData: [breadcrumbs([{ name: "Premium", path: ROUTES.premium }])],
    sample: PUBLIC_PROMPT.content,
  }),
  ...legalPages(),
  screen(GUIDES_INDEX, {
    start: "intent",
    styleGroup: "list",
    structuredData: guidesIndexData(),
  }),
  screen("/404", { start: "intent", styleGroup: "missing", isIndexed: false }),
];

async function guide(entry: GuideEntry): Promise<StaticPage> {
  const { default: record } = await entry.load();
  const changed = changedOn(entry.path);
  return screen(entry.path, {
    start: "intent",
    styleGroup: record.comparisonTable === undefined ? "guide" : "comparison",
    structuredData: guideData({ entry, record, changedOn: changed }),
    sample: record.examplePrompts[0]?.content ?? SAMPLE,
    changedOn: changed,
  });
}

/** A prompt's page asks for likes and saves, so it has the data layer; the list of a category has not. */
function recordPage(record: PromptRecord | CategoryRecord): StaticPage {
  const isPrompt = record.kind === "prompt";
  return screen(record.path, {
    start: isPrompt ? "signed-in" : "intent",
    styleGroup: isPrompt ? "prompt" : "list",
    structuredData: isPrompt ? promptData(record) : categoryData(record),
    sample: isPrompt && !record.prompt.is_premium ? record.prompt.content : SAMPLE,
    record,
  });
}

export async function staticPages(
  records: readonly (PromptRecord | CategoryRecord)[],
): Promise<StaticPage[]> {
  const screens = SCREENS.map((page) =>
    page.path === ROUTES.library ? { ...page, record: libraryRecord(records) } : page,
  );
  return [...screens, ...(await Promise.all(GUIDES.map(guide))), ...records.map(recordPage)];
}
