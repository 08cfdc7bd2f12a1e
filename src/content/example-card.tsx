import { lazy, Suspense, useId, useState } from "react";

import { EnhanceForm } from "@/components/enhance-form";
import { OpenInButton } from "@/components/open-in-menu";
import { PlaceholderText } from "@/components/placeholder-text";
import { useFillIn } from "@/components/use-fill-in";
import { markedParts, markFilled } from "@/domain/placeholders";
import { slugify } from "@/domain/prompt-address";
import { copyWithToast } from "@/platform/clipboard";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";

import type { ExamplePrompt } from "./types";

/** Fetched when it is asked for. */
const PlaceholderForm = lazy(async () => ({
  default: (await import("@/components/placeholder-form")).PlaceholderForm,
}));

/** An example with its text, line breaks kept. What is copied, opened and enhanced is the filled text. */
export function ExampleCard({ example }: { example: ExamplePrompt }) {
  const { title, content, category } = example;
  const [isFilling, setIsFilling] = useState(false);
  const fillIn = useFillIn(content, `example: ${title}`);
  const { filledText, fields, values } = fillIn;
  const headingId = slugify(title);
  const formId = useId();
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 id={headingId} className="scroll-mt-6 text-lg">
          {title}
        </h3>
        {category !== undefined && <Badge>{category}</Badge>}
      </div>
      <p className="text-prompt font-mono wrap-anywhere whitespace-pre-wrap">
        {/* Marked only once it matters: a mark for every blank weighs half a kilobyte on some pages. */}
        {isFilling || filledText !== content ? (
          <PlaceholderText parts={markedParts(markFilled(content, values))} />
        ) : (
          content
        )}
      </p>
      {/* Words alone: icons on every card would weigh as much as a section. */}
      <fieldset aria-labelledby={headingId} className="flex min-w-0 flex-wrap items-center gap-2">
        <Button
          size="sm"
          className="noscript:hidden"
          onClick={() => void copyWithToast(filledText, "promptCopied")}
        >
          Copy
        </Button>
        {fields.length > 0 && (
          <Button
            size="sm"
            aria-expanded={isFilling}
            aria-controls={isFilling ? formId : undefined}
            className="noscript:hidden"
            onClick={() => setIsFilling(!isFilling)}
          >
            Fill in
          </Button>
        )}
        <OpenInButton text={filledText} className="noscript:hidden" />
        <EnhanceForm text={filledText} size="sm" hasIcon={false} />
      </fieldset>
      {isFilling && (
        <div id={formId}>
          <Suspense fallback={null}>
            <PlaceholderForm fillIn={fillIn} />
          </Suspense>
        </div>
      )}
    </Card>
  );
}
