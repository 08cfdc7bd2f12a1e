import { slugify } from "@/domain/prompt-address";

import type { LandingPage } from "./types";

export type GuideSection = { id: string; title: string; parts?: readonly GuideSection[] };

const linked = (title: string): GuideSection => ({ id: slugify(title), title });

/** The named sections of a guide in the template's order, for its contents; the ids are those on the page. */
export function guideSections(page: LandingPage): GuideSection[] {
  const { comparisonTable, bulletPoints, sections = [], examplePrompts } = page;
  return [
    ...(comparisonTable === undefined ? [] : [{ id: "comparison", title: "Feature Comparison" }]),
    ...(bulletPoints === undefined ? [] : [{ id: "key-points", title: "Key Points" }]),
    ...sections.map(({ heading }) => linked(heading)),
    {
      id: "examples",
      title: "Example Prompts",
      // A guide with sections of its own has contents enough.
      ...(sections.length < 4 && { parts: examplePrompts.map(({ title }) => linked(title)) }),
    },
    { id: "related", title: "Related Resources" },
  ];
}
