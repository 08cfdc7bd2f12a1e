import { type GuideSection, guideSections } from "./guide-sections";
import type { LandingPage } from "./types";

/** The guide's sections, beside it on wide screens. Links of the document, so they work without a script. */
export function GuideContents({ page }: { page: LandingPage }) {
  return (
    <nav
      aria-label="On this page"
      className="guide-contents sticky top-6 row-span-2 row-start-1 max-h-[calc(100dvh-3rem)] self-start overflow-y-auto text-sm max-lg:hidden"
    >
      <SectionList sections={guideSections(page)} />
    </nav>
  );
}

function SectionList({ sections }: { sections: readonly GuideSection[] }) {
  return (
    <ul>
      {sections.map(({ id, title, parts }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
          {parts !== undefined && (
            <div className="border-line border-l pl-3 text-xs">
              <SectionList sections={parts} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
