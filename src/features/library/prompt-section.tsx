import { useId } from "react";

import { totalText } from "@/domain/prompt-list";
import { classNames } from "@/lib/class-names";

import { PromptGridSkeleton } from "./prompt-grid-skeleton";
import { PromptList } from "./prompt-list";
import { PromptsError } from "./prompts-error";
import { isEmptySection, type SectionPrompts } from "./section-prompts";

type SectionBodyProps = { section: SectionPrompts; cardHeadingLevel: 3 | 4 };

function SectionBody({ section, cardHeadingLevel }: SectionBodyProps) {
  if (section.status === "loading") return <PromptGridSkeleton />;
  if (section.status === "error") return <PromptsError onRetry={section.retry} />;
  return (
    <div className={classNames("grid gap-5", section.isStale && "opacity-60")}>
      <PromptList section={section} headingLevel={cardHeadingLevel} />
    </div>
  );
}

/** Whether what is shown is about to change: nothing is here yet, or the answer to an older search. */
function isAwaited(section: SectionPrompts): boolean {
  return section.status === "loading" || (section.status === "ready" && section.isStale);
}

export type PromptSectionProps = {
  title: string;
  isCountShown?: boolean;
  section: SectionPrompts;
  headingLevel: 2 | 3;
};

/** A heading with its prompts, or why there are none yet. Nothing at all when there are none. */
export function PromptSection({
  title,
  isCountShown = false,
  section,
  headingLevel,
}: PromptSectionProps) {
  const headingId = useId();
  if (isEmptySection(section)) return null;
  const isSubsection = headingLevel === 3;
  const Heading = isSubsection ? "h3" : "h2";
  return (
    <section aria-labelledby={headingId} aria-busy={isAwaited(section)} className="grid gap-5">
      <Heading id={headingId} className={isSubsection ? "text-lg" : "text-xl"}>
        {title}{" "}
        {isCountShown && section.status === "ready" && (
          <span className="text-muted font-sans text-base font-normal tabular-nums">
            ({totalText(section.total)})
          </span>
        )}
      </Heading>
      <SectionBody section={section} cardHeadingLevel={isSubsection ? 4 : 3} />
    </section>
  );
}
