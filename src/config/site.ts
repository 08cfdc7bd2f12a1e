/** The brand; nothing else hard-codes it. The host is `env.siteOrigin`. */
export const SITE_NAME = "Brilliant Prompts";

export const SITE_DESCRIPTION =
  "Browse ready-made AI prompts, or turn a short idea into a detailed prompt for any AI assistant.";

/** Id of the script element that holds the data of a page made from the prompts, as JSON. */
export const PAGE_RECORD_ID = "page-record";

/** Width and height of a picture for link previews. */
export const SOCIAL_IMAGE_PX = { width: 1200, height: 630 } as const;

/** Where the build puts the preview picture of the page at `path`. */
export function socialImagePath(path: string): string {
  return `/social${path === "/" ? "/front-page" : path}.png`;
}
