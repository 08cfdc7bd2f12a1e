import { Copy, Lock } from "lucide-react";
import { Link } from "react-router-dom";

import type { Category } from "@/config/categories";
import { ROUTES } from "@/config/routes";
import { Button } from "@/ui/button";

import { LandingGlyph } from "./landing-glyph";

type SamplePrompt = { title: string; category: Category; teaser: string };

/** Eight premium prompts, of which nobody can read more without an account. A test keeps them in step with the library. */
export const SAMPLE_PROMPTS: readonly SamplePrompt[] = [
  {
    title: "Build a study plan backward from the exam date",
    category: "Study Skills",
    teaser:
      "Rank topics by points at stake and get a day-by-day plan with spaced reviews and slack.",
  },
  {
    title: "Price a freelance service based on cost and value",
    category: "Money-Making",
    teaser:
      "Find your price floor, test it against client value, and leave with a three-option quote.",
  },
  {
    title: "Make the decision you keep putting off",
    category: "Mindset",
    teaser: "Find the one fact your choice hinges on and end with a dated recommendation.",
  },
  {
    title: "Stop an AI from simply agreeing with you",
    category: "AI Tools",
    teaser:
      "Test whether an answer just follows your opinion, and get wording that keeps it honest.",
  },
  {
    title: "Find your first five paying clients among people you can reach",
    category: "Money-Making",
    teaser:
      "A list of reachable buyers, honest messages and a three-week routine with clear targets.",
  },
  {
    title: "Find your gaps with a practice oral exam",
    category: "Study Skills",
    teaser:
      "A patient examiner asks twelve questions, tests your certainty and maps what is missing.",
  },
  {
    title: "Write a custom assistant's instructions with clear limits",
    category: "AI Tools",
    teaser: "Answer a few questions and get full instructions, the limits and ten test questions.",
  },
  {
    title: "Dark mirror: put your favorite excuse on trial",
    category: "Mindset",
    teaser: "Hear both sides of your excuse, then a fair verdict and a step for the next 48 hours.",
  },
];

const NOTE = "Sign up to unlock full prompt";

type SamplePromptsSectionProps = {
  counts: { free: number; premium: number };
  onExplore: () => void;
};

export function SamplePromptsSection({ counts, onExplore }: SamplePromptsSectionProps) {
  return (
    <section aria-labelledby="samples" className="border-line border-t">
      <div className="max-w-page mx-auto px-4 py-8 md:px-6 md:py-20">
        <h2 id="samples" className="text-xl md:text-2xl">
          {`Eight of the ${counts.premium} Premium prompts`}
        </h2>
        <p className="max-w-text text-muted mt-3 max-md:text-sm">
          Each one does a single job. The other {counts.free.toLocaleString("en-US")} prompts are
          free, and you can{" "}
          <Link to={ROUTES.library} className="link">
            read them without an account
          </Link>
          .
        </p>
        <p className="sr-only">{NOTE}</p>
        <ul className="border-line mt-5 grid max-md:border-t md:mt-10 md:grid-cols-2 md:gap-4 lg:grid-cols-4">
          {SAMPLE_PROMPTS.map((prompt) => (
            <SampleCard key={prompt.title} {...prompt} />
          ))}
        </ul>
        <Button onClick={onExplore} className="mt-5">
          Explore More Prompts
        </Button>
      </div>
    </section>
  );
}

/**
 * A card, and on phones a row. Why the button is disabled, and no stop, has been said once for all eight; eyes find it
 * beside each.
 */
function SampleCard({ title, category, teaser }: SamplePrompt) {
  return (
    <li className="border-line md:bg-surface md:rounded-card grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-3 gap-y-1 border-b py-3 md:flex md:flex-col md:gap-y-2 md:border md:p-5">
      <div className="text-muted flex items-center gap-2 text-xs">
        <LandingGlyph category={category} className="text-ink size-6" />
        <span className="mr-auto max-md:hidden">{category}</span>
        <Lock aria-hidden className="text-marigold-ink size-4 max-md:hidden" />
      </div>
      <h3 className="text-base md:text-lg">{title}</h3>
      <p className="text-muted text-sm max-md:col-span-2 max-md:col-start-2">{teaser}</p>
      <div aria-hidden className="mt-auto grid gap-2.5 py-3 max-md:hidden">
        <span className="bg-control h-0.5 w-11/12 opacity-50" />
        <span className="bg-control h-0.5 opacity-30" />
        <span className="bg-control h-0.5 w-3/5 opacity-15" />
      </div>
      <div className="border-line flex items-center justify-between gap-3 border-t pt-4 max-md:contents">
        <p aria-hidden className="text-muted text-xs max-md:col-span-2 max-md:col-start-2">
          {NOTE}
        </p>
        <Button
          size="sm"
          disabled
          aria-label={`Copy “${title}”`}
          className="text-muted! bg-shade! border-line! opacity-100! max-md:col-start-3 max-md:row-start-1 max-md:self-start"
        >
          <Copy aria-hidden />
          <span className="max-md:hidden">Copy</span>
        </Button>
      </div>
    </li>
  );
}
