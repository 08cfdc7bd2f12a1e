import { Copy, Lock } from "lucide-react";
import { useId } from "react";

import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";

import { SAMPLE_NOTE, type SamplePrompt } from "./sample-prompts";

export type SampleCardProps = { prompt: SamplePrompt };

export function SampleCard({ prompt: { title, category, isPremium, opening } }: SampleCardProps) {
  const noteId = useId();
  return (
    <Card as="li" className="flex flex-col">
      <div className="flex flex-wrap gap-1.5">
        <Badge>{category}</Badge>
        {isPremium && (
          <Badge tone="premium">
            <Lock aria-hidden />
            Premium
          </Badge>
        )}
      </div>
      <h3 className="mt-3 text-lg">{title}</h3>
      <p className="text-muted text-prompt mt-3 mb-5 font-mono text-wrap whitespace-pre-line">
        {isPremium ? opening : `${opening}…`}
      </p>
      <div className="border-line mt-auto flex items-center justify-between gap-3 border-t pt-4">
        <p id={noteId} className="text-muted text-xs">
          {SAMPLE_NOTE}
        </p>
        <Button
          size="sm"
          aria-disabled
          aria-label={`Copy “${title}”`}
          aria-describedby={noteId}
          className="text-muted! bg-shade! border-line! cursor-not-allowed! active:translate-y-0"
        >
          <Copy aria-hidden />
          Copy
        </Button>
      </div>
    </Card>
  );
}
