import { Badge } from "@/ui/badge";

import { TESTIMONIALS } from "./landing-copy";

export function Testimonials() {
  return (
    <section
      aria-labelledby="testimonials"
      className="max-w-page mx-auto px-4 py-14 md:px-6 md:py-20"
    >
      <h2 id="testimonials" className="text-xl md:text-2xl">
        What it is like to use
      </h2>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-3">
        {TESTIMONIALS.map(({ quote, name, title, initials }) => (
          <figure key={name} className="border-ink flex flex-col border-t pt-5">
            <blockquote className="-indent-[0.42em] font-serif text-lg">“{quote}”</blockquote>
            <figcaption className="mt-auto flex items-center gap-3 pt-6 text-sm">
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
