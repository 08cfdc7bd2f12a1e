import { useId } from "react";

import { totalText } from "@/domain/prompt-list";

import type { LibraryReader } from "./library-reader";
import { isEmptyGroup, type PromptGroup } from "./prompt-group";
import { PromptSectionBody } from "./prompt-section-body";

export type PromptSectionProps = {
  title: string;
  isCountShown?: boolean;
  group: PromptGroup;
  reader: LibraryReader;
  headingLevel: 2 | 3;
};

/** Whether what is shown is about to change: nothing is here yet, or the answer to an older search. */
function isAwaited(group: PromptGroup): boolean {
  return group.status === "loading" || (group.status === "ready" && group.isStale);
}

/** A heading with its prompts, or why there are none yet. Nothing at all when there are none. */
export function PromptSection({
  title,
  isCountShown = false,
  group,
  reader,
  headingLevel,
}: PromptSectionProps) {
  const headingId = useId();
  if (isEmptyGroup(group)) return null;
  const isSubsection = headingLevel === 3;
  const Heading = isSubsection ? "h3" : "h2";
  return (
    <section aria-labelledby={headingId} aria-busy={isAwaited(group)} className="grid gap-5">
      <Heading id={headingId} className={isSubsection ? "text-lg" : "text-xl"}>
        {title}{" "}
        {isCountShown && group.status === "ready" && (
          <span className="text-muted font-sans text-base font-normal tabular-nums">
            ({totalText(group.total)})
          </span>
        )}
      </Heading>
      <PromptSectionBody group={group} reader={reader} cardHeadingLevel={isSubsection ? 4 : 3} />
    </section>
  );
}
