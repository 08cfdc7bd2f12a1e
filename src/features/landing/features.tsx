import { Bookmark, Copy, Heart } from "lucide-react";

import type { Category } from "@/config/categories";
import { FEATURES_ANCHOR } from "@/config/routes";

import { LandingGlyph } from "./landing-glyph";

/** As many as fit beside the text. */
const SHOWN_CATEGORIES: readonly Category[] = [
  "Writing",
  "Study Skills",
  "Money-Making",
  "Mindset",
  "AI Tools",
  "Relationships",
];

/** The titles are the specification's, section 1; the pictures are made of the product's own parts. */
const FEATURES = [
  {
    title: "Browse Expert Prompts",
    text: "Each prompt has one job: it says what to give the assistant, what to get back and what to leave out. You fill in the blanks.",
    picture: (
      <>
        {SHOWN_CATEGORIES.map((category) => (
          <LandingGlyph key={category} category={category} className="size-6" />
        ))}
      </>
    ),
  },
  {
    title: "Refine Prompts with AI",
    text: "Write the way you think, in half a sentence. It comes back with context, requirements and an output format, and your own facts stay as they are.",
    picture: (
      <>
        <span className="bg-control h-0.5 w-14" />
        <span className="text-muted">→</span>
        <span className="grid gap-2">
          <span className="bg-ink h-0.5 w-12" />
          <span className="bg-ink h-0.5 w-28" />
          <span className="bg-ink h-0.5 w-24" />
          <span className="bg-ink h-0.5 w-32" />
        </span>
      </>
    ),
  },
  {
    title: "Save/Copy/Vote",
    text: "Copy in one click, keep what works in your own collection, and like a prompt to tell the next reader it works.",
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
      className="max-w-page mx-auto px-4 pb-8 md:px-6 md:pb-20"
    >
      <h2 id="features-title" className="text-xl md:text-2xl">
        Three things you can do here
      </h2>
      <ul className="mt-5 md:mt-10">
        {FEATURES.map(({ title, text, picture }) => (
          <li
            key={title}
            className="border-line grid gap-x-12 gap-y-2 border-t py-4 md:grid-cols-[3fr_4fr] md:items-center md:py-7 lg:grid-cols-[3fr_4fr_17rem] lg:py-9"
          >
            <h3 className="text-lg md:text-xl">{title}</h3>
            <p className="max-w-text text-muted max-md:text-sm">{text}</p>
            <div
              aria-hidden
              className="flex min-h-9 items-center gap-4 pt-2 max-md:hidden md:col-start-2 lg:col-start-auto lg:justify-end lg:pt-0"
            >
              {picture}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
