import { classNames } from "@/lib/class-names";

import type { LibraryReader } from "./library-reader";
import { PromptGridSkeleton } from "./prompt-grid-skeleton";
import type { PromptGroup } from "./prompt-group";
import { PromptList } from "./prompt-list";
import { PromptsError } from "./prompts-error";

type PromptSectionBodyProps = {
  group: PromptGroup;
  reader: LibraryReader;
  cardHeadingLevel: 3 | 4;
};

export function PromptSectionBody({ group, reader, cardHeadingLevel }: PromptSectionBodyProps) {
  if (group.status === "loading") return <PromptGridSkeleton />;
  if (group.status === "error") return <PromptsError onRetry={group.retry} />;
  return (
    <div className={classNames("grid gap-5", group.isStale && "opacity-60")}>
      <PromptList group={group} reader={reader} headingLevel={cardHeadingLevel} />
    </div>
  );
}
