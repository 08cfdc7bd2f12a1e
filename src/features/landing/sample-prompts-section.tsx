import { Copy, Lock } from "lucide-react";
import { useId } from "react";

import type { Category } from "@/config/categories";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";

type SamplePrompt = {
  title: string;
  category: Category;
  isPremium: boolean;
  /** The first words of a free prompt, at most as many as a card shows; the teaser of a premium one. */
  opening: string;
};

/** Eight prompts of the library. A test keeps their words in step with it. */
export const SAMPLE_PROMPTS: readonly SamplePrompt[] = [
  {
    title: "Build the case for a raise",
    category: "Career",
    isPremium: false,
    opening:
      "Prepare me to ask for a raise from [CURRENT PAY] to [TARGET PAY] in [LOCATION].\n\nMy role and time in it: [ROLE]\nWhat I achieved since the last pay",
  },
  {
    title: "Cut a draft by a third without losing its argument",
    category: "Writing",
    isPremium: false,
    opening:
      "Cut the draft below to [WORD COUNT] words for [AUDIENCE]. If I left the number empty, cut a third.\n\nBefore you cut",
  },
  {
    title: "Price a freelance service from cost and value",
    category: "Money-Making",
    isPremium: true,
    opening:
      "Find your price floor, test it against client value, and leave with a three-option quote.",
  },
  {
    title: "Turn meeting notes into decisions and action items",
    category: "Productivity",
    isPremium: false,
    opening:
      "Turn the notes or transcript below into a record that somebody who missed the meeting can act on in two minutes.\n\nPurpose of the meeting: [TOPIC]",
  },
  {
    title: "Find out why an ad gets clicks but no sales",
    category: "Marketing",
    isPremium: false,
    opening:
      "Find the most likely reason why people click on my ad for [PRODUCT] but do not buy.\n\nAd text and image",
  },
  {
    title: "Check an angry message before you send it",
    category: "Relationships",
    isPremium: false,
    opening:
      "Read this message to [PERSON], who is my [RELATIONSHIP], before I send it.\n\nDraft: [DRAFT]\nWhat happened before: [CONTEXT]\nWhat I want",
  },
  {
    title: "Trace a bug to its root cause",
    category: "Programming",
    isPremium: false,
    opening:
      "Help me find the cause of a bug before we change any code.\n\nExpected: [EXPECTED RESULT]\nActual: [RESULTS]\nError or stack trace: [ERROR]",
  },
  {
    title: "Build a study plan backwards from the exam date",
    category: "Study Skills",
    isPremium: true,
    opening:
      "Rank topics by marks at stake and get a day-by-day plan with spaced reviews and slack.",
  },
];

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
