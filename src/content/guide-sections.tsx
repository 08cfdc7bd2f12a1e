import type { GuideSection } from "./types";

export type GuideSectionsProps = { sections: readonly GuideSection[] };

export function GuideSections({ sections }: GuideSectionsProps) {
  return sections.map(({ heading, paragraphs }) => (
    <section key={heading} className="grid gap-4">
      <h2 className="text-xl">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="max-w-text whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </section>
  ));
}
