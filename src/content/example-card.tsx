import { Copy } from "lucide-react";
import { useId } from "react";

import { EnhanceForm } from "@/components/enhance-form";
import { copyWithToast } from "@/platform/clipboard";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";

import type { ExamplePrompt } from "./types";

/** An example with its text, line breaks kept. */
export function ExampleCard({ example }: { example: ExamplePrompt }) {
  const { title, content, category } = example;
  const headingId = useId();
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 id={headingId} className="text-lg">
          {title}
        </h3>
        {category !== undefined && <Badge>{category}</Badge>}
      </div>
      <p className="text-prompt font-mono wrap-anywhere whitespace-pre-wrap">{content}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-describedby={headingId}
          onClick={() => void copyWithToast(content, "promptCopied")}
        >
          <Copy aria-hidden />
          Copy
        </Button>
        <EnhanceForm text={content} describedBy={headingId} />
      </div>
    </Card>
  );
}
