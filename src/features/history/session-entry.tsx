import { type ReactNode, useId } from "react";

import { previewOf } from "@/domain/preview";
import type { PastEnhancement } from "@/types/entities";

import { Entry } from "./entry";
import { KeptText } from "./kept-text";
import { type PastSession, versionTitle } from "./past-sessions";

type SessionEntryProps = {
  session: PastSession;
  onDelete: () => void;
  isDeleting?: boolean;
  /** More that can be done with a version. */
  renderTools?: (version: PastEnhancement) => ReactNode;
};

/** What was made of one text: the newest version, and the earlier ones behind lines of their own. */
export function SessionEntry({
  session,
  onDelete,
  isDeleting = false,
  renderTools,
}: SessionEntryProps) {
  const { newest, earlier } = session;
  const headingId = useId();
  const title = previewOf(newest.original);
  const count = earlier.length + 1;
  const deletion = { title, isBusy: isDeleting, onDelete };
  return (
    <Entry title={title} size={count > 1 && `${count} versions`} createdAt={newest.created_at}>
      {count > 1 && <p className="text-muted text-sm">{versionTitle(count, newest.wish)}</p>}
      <KeptText text={newest.content} copyMessage="enhancedPromptCopied" deletion={deletion}>
        {renderTools?.(newest)}
      </KeptText>
      {count > 1 && (
        <div className="ps-4">
          <p id={headingId} className="text-muted border-line border-b pb-2 text-xs">
            Earlier versions
          </p>
          <ul aria-labelledby={headingId} className="grid grid-cols-1">
            {earlier.map((version, index) => (
              <Entry
                key={version.id}
                title={versionTitle(earlier.length - index, version.wish)}
                createdAt={version.created_at}
              >
                <KeptText text={version.content} copyMessage="enhancedPromptCopied">
                  {renderTools?.(version)}
                </KeptText>
              </Entry>
            ))}
          </ul>
        </div>
      )}
    </Entry>
  );
}
