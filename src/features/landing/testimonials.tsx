import { Badge } from "@/ui/badge";

/** Written by us until real ones replace them, and labelled so on the page. */
const TESTIMONIALS = [
  {
    quote:
      "I used to type one line and then argue with the answer. Now I let the line become a brief first, and the argument is over before it starts.",
    name: "Maya Lindqvist",
    title: "Freelance copywriter",
    initials: "ML",
  },
  {
    quote:
      "The brackets are the best part. They show me what I had forgotten to tell the assistant.",
    name: "Daniel Osei",
    title: "Graduate student, biology",
    initials: "DO",
  },
  {
    quote: "We keep about a dozen saved prompts for the whole shop. New people start with those.",
    name: "Ruth Keller",
    title: "Owner of a small bookshop",
    initials: "RK",
  },
];

export function Testimonials() {
  return (
    <section
      aria-labelledby="testimonials"
      className="max-w-page mx-auto px-4 py-8 md:px-6 md:py-20"
    >
      <h2 id="testimonials" className="text-xl md:text-2xl">
        What it's like
      </h2>
      <div className="mt-5 grid gap-x-12 gap-y-6 md:mt-10 lg:grid-cols-3">
        {TESTIMONIALS.map(({ quote, name, title, initials }) => (
          <figure key={name} className="border-ink flex flex-col border-t pt-4">
            <blockquote className="-indent-[0.42em] font-serif text-base md:text-lg">
              “{quote}”
            </blockquote>
            <figcaption className="mt-auto flex items-center gap-3 pt-4 text-sm">
              <span
                aria-hidden
                className="border-line text-muted grid size-11 shrink-0 place-items-center rounded-full border font-serif"
              >
                {initials}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{name}</span>
                <span className="text-muted block text-xs">{title}</span>
              </span>
              <Badge>Illustrative</Badge>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
