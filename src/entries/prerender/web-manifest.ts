import { ROUTES } from "../../config/routes";
import { SITE_DESCRIPTION, SITE_NAME } from "../../config/site";
import type { Icon } from "./site-icons";

/** By their paths. */
export const SITE_ICONS = {
  "icons/192.png": { size: 192 },
  "icons/512.png": { size: 512 },
  "icons/maskable-512.png": { size: 512, isMaskable: true },
} as const satisfies Record<string, Icon>;

const icons = Object.entries<Icon>(SITE_ICONS).map(([path, { size, isMaskable = false }]) => ({
  src: `/${path}`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose: isMaskable ? "maskable" : "any",
}));

const shortcut = (name: string, url: string) => ({ name, url, icons: icons.slice(0, 1) });

/** What makes the site an app: https://www.w3.org/TR/appmanifest/. The dark theme's color is in the pages' `theme-color`. */
export function webManifest(): string {
  return JSON.stringify({
    id: ROUTES.library,
    name: SITE_NAME,
    short_name: "Prompts",
    description: SITE_DESCRIPTION,
    lang: "en",
    start_url: ROUTES.library,
    scope: "/",
    display: "standalone",
    background_color: "#FBFAF7",
    theme_color: "#FBFAF7",
    icons,
    shortcuts: [shortcut("Enhance a prompt", ROUTES.refine), shortcut("Search", ROUTES.library)],
  });
}
