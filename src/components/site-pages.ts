import { GUIDES_INDEX, ROUTES } from "@/config/routes";

/** The pages that the footer and the palette lead to. */
export const SITE_PAGES = [
  { to: ROUTES.library, label: "Library" },
  { to: ROUTES.refine, label: "Enhance" },
  { to: GUIDES_INDEX, label: "Guides" },
  { to: ROUTES.premium, label: "Premium" },
  { to: ROUTES.privacy, label: "Privacy" },
  { to: ROUTES.terms, label: "Terms" },
] as const;
