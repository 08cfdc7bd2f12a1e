import { Bookmark, Copy, Heart } from "lucide-react";

import { FEATURES_ANCHOR } from "@/config/routes";
import { Badge } from "@/ui/badge";
import { Card } from "@/ui/card";

/** The titles are the specification's, section 1; the pictures are made of the product's own parts. */
const CARDS = [
  {
    title: "Browse Expert Prompts",
    text: "Each prompt has one job: it says what to give the assistant, what to get back and what to leave out. You fill in the brackets.",
    picture: (
      <>
        <Badge>Writing</Badge>
        <Badge>Career</Badge>
        <Badge>Health</Badge>
      </>
    ),
  },
  {
    title: "Refine Prompts with AI",
    text: "Write the way you think, in half a sentence. It comes back with context, requirements and an output format, and with your own facts left as they are.",
    picture: (
      <>
        <span className="bg-control h-0.5 w-14" />
        <span className="text-muted">→</span>
        <span className="grid gap-1.5">
          <span className="bg-ink h-0.5 w-8" />
          <span className="bg-ink h-0.5 w-24" />
          <span className="bg-ink h-0.5 w-20" />
          <span className="bg-ink h-0.5 w-28" />
        </span>
      </>
    ),
  },
  {
    title: "Save/Copy/Vote",
    text: "Copy with one press, keep what works in your own collection, and like a prompt to show the next reader that it does its job.",
    picture: (
      <>
        <Bookmark strokeWidth={1.5} className="size-7 fill-current" />
        <Copy strokeWidth={1.5} className="size-7" />
        <Heart strokeWidth={1.5} className="size-7" />
      </>
    ),
  },
];

export function Features() {
  return (
    <section
      id={FEATURES_ANCHOR}
      aria-labelledby="features-title"
      className="max-w-page mx-auto px-4 pb-14 md:px-6 md:pb-20"
    >
      <h2 id="features-title" className="text-xl md:text-2xl">
        Three things you can do here
      </h2>
      <ul className="mt-8 grid gap-4 lg:grid-cols-3">
        {CARDS.map(({ title, text, picture }) => (
          <Card as="li" key={title} className="md:p-7">
            <div aria-hidden className="flex h-8 items-center gap-3">
              {picture}
            </div>
            <h3 className="mt-6 text-lg">{title}</h3>
            <p className="text-muted mt-2 text-sm">{text}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
