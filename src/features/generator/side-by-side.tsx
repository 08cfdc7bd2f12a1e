import { ASSISTANTS } from "@/config/assistants";
import type { Version } from "@/data/enhancement/enhancement-session";
import { withoutBoldMarkers } from "@/domain/bold-runs";
import { diffWords } from "@/domain/word-diff";
import { copyWithToast } from "@/platform/clipboard";
import { Button } from "@/ui/button";
import { VisuallyHidden } from "@/ui/visually-hidden";

type Side = { version: Version; own: "added" | "removed" };

function nameOf({ assistant }: Version): string {
  return ASSISTANTS.find(({ id }) => id === assistant)?.name ?? "any assistant";
}

type SideBySideProps = { first: Version; second: Version };

/** One request for two assistants, with what only one of them is told marked. */
export function SideBySide({ first, second }: SideBySideProps) {
  const parts = diffWords(withoutBoldMarkers(first.content), withoutBoldMarkers(second.content));
  const sides: readonly Side[] = [
    { version: first, own: "removed" },
    { version: second, own: "added" },
  ];
  return (
    <section
      aria-label="Side by side"
      className="border-line grid grid-cols-1 gap-6 border-t pt-4 lg:grid-cols-2"
    >
      {sides.map(({ version, own }) => (
        <div key={own} className="grid min-w-0 content-start gap-3">
          <div className="flex items-center justify-between gap-3">
            <h3 className="font-sans text-sm font-medium">For {nameOf(version)}</h3>
            <Button
              size="sm"
              aria-label={`Copy the one for ${nameOf(version)}`}
              onClick={() => void copyWithToast(version.content, "enhancedPromptCopied")}
            >
              Copy
            </Button>
          </div>
          <div dir="auto" className="text-prompt font-mono wrap-anywhere whitespace-pre-wrap">
            <VisuallyHidden>What only this one says is marked: </VisuallyHidden>
            {parts
              .filter(({ kind }) => kind === "same" || kind === own)
              .map(({ kind, text }, index) => {
                const Tag = kind === "same" ? "span" : "mark";
                return (
                  // Derived from two texts at once: the order is the identity.
                  // oxlint-disable-next-line react/no-array-index-key
                  <Tag key={index} className={kind === "same" ? "" : "bg-accent-soft text-accent"}>
                    {text}
                  </Tag>
                );
              })}
          </div>
        </div>
      ))}
    </section>
  );
}
