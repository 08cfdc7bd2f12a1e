import { Helmet } from "react-helmet-async";

import { env } from "@/config/env";
import { SITE_NAME } from "@/config/site";

export type PageMetaProps = {
  /** The document's title, complete. */
  title: string;
  description: string;
  /** The page's own path, for instance `/prompts`; it becomes the canonical address. */
  path: string;
  /** Titles for shared links, where they differ from the document's. */
  socialTitle?: string;
  socialDescription?: string;
  /** Asks search engines to leave the page out; such a page has no canonical address. */
  isNoindex?: boolean;
};

/** Everything a page says about itself in its head. */
export function PageMeta({
  title,
  description,
  path,
  socialTitle = title,
  socialDescription = description,
  isNoindex = false,
}: PageMetaProps) {
  const canonical = new URL(path, env.siteOrigin).href;
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isNoindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonical} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:title" content={socialTitle} />
      <meta property="og:description" content={socialDescription} />
      <meta property="og:url" content={canonical} />
      <meta name="twitter:card" content="summary" />
      <meta name="twitter:title" content={socialTitle} />
      <meta name="twitter:description" content={socialDescription} />
    </Helmet>
  );
}
