import { Link } from "react-router-dom";

import { ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";

/** For pages on the way between two others, where a full navigation would only lead astray. */
export function PlainHeader() {
  return (
    <header className="border-line border-b">
      <div className="max-w-page mx-auto flex min-h-16 items-center justify-between gap-4 px-4 md:px-6">
        <Link
          to={ROUTES.landing}
          className="rounded-control flex min-h-11 items-center gap-2.5 font-serif text-base font-medium"
        >
          <img src="/favicon.svg" alt="" className="size-6" />
          {SITE_NAME}
        </Link>
        <Link to={ROUTES.support} className="flex min-h-11 items-center text-sm hover:underline">
          Support
        </Link>
      </div>
    </header>
  );
}
