import { Link } from "react-router-dom";

import { Card } from "@/ui/card";

import type { RelatedLink } from "./types";

export type RelatedLinksProps = { links: readonly RelatedLink[] };

export function RelatedLinks({ links }: RelatedLinksProps) {
  return (
    <section aria-labelledby="related" className="grid gap-5">
      <h2 id="related" className="text-xl">
        Related Resources
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {links.map(({ title, href, description }) => (
          <Card as="li" key={href} isInteractive className="grid content-start gap-1.5">
            <h3 className="text-lg">
              <Link to={href} className="after:rounded-card after:absolute after:inset-0">
                {title}
              </Link>
            </h3>
            <p className="text-muted text-sm">{description}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
