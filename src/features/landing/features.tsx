import { FEATURES_ANCHOR } from "@/config/routes";

/** The titles are the specification's, section 1. */
const FEATURES = [
  {
    title: "Browse Expert Prompts",
    text: "Each prompt has one job: it says what to give the assistant, what to get back and what to leave out. You fill in the blanks.",
  },
  {
    title: "Refine Prompts with AI",
    text: "Write the way you think, in half a sentence. It comes back with context, requirements and an output format, and your own facts stay as they are.",
  },
  {
    title: "Save/Copy/Vote",
    text: "Copy in one click, keep what works in your own collection, and like a prompt to tell the next reader it works.",
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
        {FEATURES.map(({ title, text }) => (
          <li
            key={title}
            className="border-line grid gap-x-12 gap-y-1 border-t py-4 md:grid-cols-2 md:py-8"
          >
            <h3 className="text-lg">{title}</h3>
            <p className="max-w-text text-muted max-md:text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
