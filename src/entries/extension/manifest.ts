import { SITE_NAME } from "../../config/site";
import { ASSISTANT_MATCHES } from "./page/adapters";
import { SHORTCUT } from "./page/keys";

export const ICON_SIZES = [16, 32, 48, 128] as const;

type ManifestOptions = {
  version: string;
  siteOrigin: string;
  backendUrl: string;
  /** Gives an unpacked extension a known id; a store gives it another one. */
  key: string | null;
};

export const iconPath = (size: number): string => `icons/${size}.png`;
const icons = Object.fromEntries(ICON_SIZES.map((size) => [size, iconPath(size)]));

/** Of any port: a pattern in `externally_connectable` has none. */
function patternOf(address: string): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname}/*`;
}

/** The extension's manifest: https://developer.chrome.com/docs/extensions/reference/manifest */
export function manifestOf({ version, siteOrigin, backendUrl, key }: ManifestOptions) {
  return {
    manifest_version: 3,
    name: `${SITE_NAME}: Prompt Enhancer`,
    short_name: SITE_NAME,
    version,
    description:
      "Turn a short, lazy prompt into a detailed one, in the box you typed it in. With a library of ready-made prompts.",
    ...(key !== null && { key }),
    // The side panel opens from a page since 116.
    minimum_chrome_version: "116",
    homepage_url: siteOrigin,
    icons,
    action: { default_title: SITE_NAME, default_icon: icons, default_popup: "popup.html" },
    side_panel: { default_path: "side-panel.html" },
    background: { service_worker: "worker.js", type: "module" },
    commands: {
      "open-enhancer": {
        suggested_key: { default: SHORTCUT },
        description: "Enhance what is typed in the page's message box",
      },
    },
    content_scripts: [{ matches: ASSISTANT_MATCHES, js: ["content.js"], run_at: "document_start" }],
    permissions: ["storage", "sidePanel", "activeTab", "scripting"],
    host_permissions: [...ASSISTANT_MATCHES, patternOf(backendUrl)],
    optional_host_permissions: ["https://*/*", "http://*/*"],
    externally_connectable: { matches: [patternOf(siteOrigin)] },
    content_security_policy: {
      extension_pages: [
        "default-src 'none'",
        "script-src 'self'",
        // Toasts and growing boxes are placed by style attributes.
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        `connect-src ${new URL(backendUrl).origin}`,
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join("; "),
    },
  };
}
