import { Link } from "react-router-dom";

import { ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";

/** The mark and the name, which lead to the front page. Where there is no room for the name, it wraps out of sight. */
export function SiteName() {
  return (
    <Link to={ROUTES.landing} className="site-name">
      {/* React would ask for it ahead of everything else. */}
      <img src="/favicon.svg" alt="" fetchPriority="low" className="my-2.5 size-6" />
      <span>{SITE_NAME}</span>
    </Link>
  );
}
