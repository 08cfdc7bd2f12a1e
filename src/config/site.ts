/** The brand; nothing else hard-codes it. The host is `env.siteOrigin`. */
export const SITE_NAME = "Brilliant Prompts";

export const SITE_DESCRIPTION =
  "Browse ready-made AI prompts, or turn a short idea into a detailed prompt for any AI assistant.";
