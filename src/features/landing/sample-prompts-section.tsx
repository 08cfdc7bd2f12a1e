import { Copy, Lock } from "lucide-react";
import { useId } from "react";

import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";

import { SAMPLE_PROMPTS, type SamplePrompt } from "./sample-prompts";

export function SamplePromptsSection({ onExplore }: { onExplore: () => void }) {
  return (
    <section aria-labelledby="samples" className="max-w-page mx-auto px-4 py-14 md:px-6 md:py-20">
      <h2 id="samples" className="text-xl md:text-2xl">
        Eight openings from the library
      </h2>
      <p className="max-w-text text-muted mt-3">
        Each one does a single job. Whatever stands in brackets is yours to fill in.
      </p>
      <ul className="mt-8 grid gap-4 md:grid-cols-2 lg:grid-cols-4">
        {SAMPLE_PROMPTS.map((prompt) => (
          <SampleCard key={prompt.title} {...prompt} />
        ))}
      </ul>
      <Button onClick={onExplore} className="mt-8">
        Explore More Prompts
      </Button>
    </section>
  );
}

function SampleCard({ title, category, isPremium, opening }: SamplePrompt) {
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
          Sign up to unlock full prompt
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
