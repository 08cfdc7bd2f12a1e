import { Link } from "react-router-dom";

import { ROUTES } from "@/config/routes";
import { categoryPath } from "@/domain/prompt-address";

/** From the library through the category to this prompt's page. */
export function PromptBreadcrumb({ category }: { category: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="text-muted flex flex-wrap items-center gap-x-2 text-sm">
        <li>
          <Link to={ROUTES.library} className="link inline-block py-2.5">
            Prompt library
          </Link>
        </li>
        <li aria-hidden>/</li>
        <li>
          <a href={categoryPath(category)} className="link inline-block py-2.5">
            {category}
          </a>
        </li>
      </ol>
    </nav>
  );
}
