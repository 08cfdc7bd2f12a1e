import { Copy, PenLine } from "lucide-react";
import { type FormEvent, useId } from "react";
import { useNavigate } from "react-router-dom";

import { QUERY_PARAMETERS, ROUTES } from "@/config/routes";
import { copyWithToast } from "@/platform/copy-with-toast";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";

import type { ExamplePrompt } from "./types";

export type ExampleCardProps = { example: ExamplePrompt };

/** An example with its text, line breaks kept. */
export function ExampleCard({ example: { title, content, category } }: ExampleCardProps) {
  const headingId = useId();
  const navigate = useNavigate();

  function handleEnhance(event: FormEvent) {
    event.preventDefault();
    const query = new URLSearchParams({ [QUERY_PARAMETERS.text]: content });
    void navigate({ pathname: ROUTES.refine, search: query.toString() });
  }

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
        {/* A form, not a link: a link's encoded copy of the text would double the page's bytes. It
            works before the application is there. */}
        <form action={ROUTES.refine} onSubmit={handleEnhance}>
          <input type="hidden" name={QUERY_PARAMETERS.text} value={content} />
          <Button type="submit" variant="ghost" aria-describedby={headingId}>
            <PenLine aria-hidden />
            Enhance this
          </Button>
        </form>
      </div>
    </Card>
  );
}
