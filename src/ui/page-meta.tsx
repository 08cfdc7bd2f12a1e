import { Helmet } from "react-helmet-async";

import { env } from "@/config/env";
import { SITE_NAME, SOCIAL_IMAGE_PX, socialImagePath } from "@/config/site";

export type PageMetaProps = {
  /** The document's title, complete. */
  title: string;
  description: string;
  /** The page's own path, for instance `/prompts`; it becomes the canonical address. */
  path: string;
  /** The title for shared links, where it differs from the document's. */
  socialTitle?: string;
  /** What the page is to those who share it. */
  type?: "website" | "article";
  /** Asks search engines to leave the page out; such a page has no canonical address and no picture. */
  isNoindex?: boolean;
};

/** Everything a page says about itself in its head. */
export function PageMeta(props: PageMetaProps) {
  const { title, description, path, type = "website", isNoindex = false } = props;
  const { socialTitle = title } = props;
  const canonical = new URL(path, env.siteOrigin).href;
  const image = new URL(socialImagePath(path), env.siteOrigin).href;
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isNoindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonical} />
      )}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:title" content={socialTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta name="twitter:card" content={isNoindex ? "summary" : "summary_large_image"} />
      <meta name="twitter:title" content={socialTitle} />
      <meta name="twitter:description" content={description} />
      {!isNoindex && <meta property="og:image" content={image} />}
      {!isNoindex && <meta property="og:image:width" content={String(SOCIAL_IMAGE_PX.width)} />}
      {!isNoindex && <meta property="og:image:height" content={String(SOCIAL_IMAGE_PX.height)} />}
      {!isNoindex && <meta property="og:image:alt" content={socialTitle} />}
      {!isNoindex && <meta name="twitter:image" content={image} />}
    </Helmet>
  );
}
