/** Paths of the application's own screens: specification, section 2. Guides are in content/registry. */
export const ROUTES = {
  landing: "/",
  library: "/prompts",
  paymentSuccess: "/payment-success",
  support: "/support",
  popupEnhancer: "/popup-enhancer",
  refine: "/refine",
  collections: "/collections",
  /** Followed by the id of what is shared; see `sharedPath`. */
  shared: "/shared",
  resetPassword: "/reset-password",
  premium: "/premium",
  privacy: "/privacy",
  terms: "/terms",
} as const;

export const sharedPath = (id: string): string => `${ROUTES.shared}/${id}`;

/** Addresses of guide pages that other pages name. */
export const EXTENSION_PAGE = "/chrome-extension";
export const GUIDES_INDEX = "/guides";

/** Not among the screens above, which the library's script carries. */
export const ACCOUNT_PAGE = "/account";

/** Files for programs, beside the pages. */
export const PROMPT_INDEX = "/prompts/index.json";
export const WEEKLY_FEED = "/weekly.xml";

/** What makes the site an app that can be installed. */
export const WEB_MANIFEST = "/manifest.webmanifest";

/** Addresses that the specification links to and that another page answers. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  "/prompts/marketing-prompts": "/marketing-prompts",
};

/** Id of the support page's answer about payments, where advice to contact support leads. */
export const PAYMENT_ANSWER = "premium";

/** Id of the privacy page's section that names who runs the site. */
export const OPERATOR_ANCHOR = "operator";

/** Id of the landing page's features section: specification, section 1. */
export const FEATURES_ANCHOR = "features";

/** Before what somebody filled into a prompt's blanks, in the fragment of the prompt's address. */
export const ANSWERS_FRAGMENT = "#v=";

/** Names of the query parameters; the last three are the specification's, section 2. */
export const QUERY_PARAMETERS = {
  category: "category",
  search: "q",
  prompt: "prompt",
  collection: "collection",
  /** A lazy prompt for the enhancer at `refine`, so that any page can link to it filled in. */
  text: "text",
  paymentSuccess: "payment_success",
  sessionId: "session_id",
  subscribed: "subscribed",
} as const;
