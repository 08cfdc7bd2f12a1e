import { Button } from "@/ui/button";

import { SampleCard } from "./sample-card";
import { EXPLORE_ACTION, SAMPLE_PROMPTS } from "./sample-prompts";

export type SamplePromptsSectionProps = { onExplore: () => void };

export function SamplePromptsSection({ onExplore }: SamplePromptsSectionProps) {
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
          <SampleCard key={prompt.title} prompt={prompt} />
        ))}
      </ul>
      <Button onClick={onExplore} className="mt-8">
        {EXPLORE_ACTION}
      </Button>
    </section>
  );
}
