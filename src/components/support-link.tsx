import { Link } from "react-router-dom";

import { ROUTES } from "@/config/routes";

/** All that leads elsewhere from a page on the way between two others, such as a return from checkout. */
export function SupportLink() {
  return (
    <Link to={ROUTES.support} className="flex min-h-11 items-center text-sm hover:underline">
      Support
    </Link>
  );
}
