/** The Premium plan: specification, section 9. */
export const PREMIUM_PRICE = "$4.99";
export const PREMIUM_PERIOD = "per month";
export const PREMIUM_GUARANTEE = "Cancel anytime. No hidden fees. 30-day money-back guarantee.";

export const PREMIUM_BENEFITS = [
  "Unlimited AI prompt generation",
  "Premium prompt categories",
  "Money-Making prompts collection",
  "Study Skills & Learning prompts",
  "Advanced Dark Prompts library",
  "Priority customer support",
  "Early access to new features",
] as const;

/** Where the embedded backend plays the payment provider. */
export const TEST_CHECKOUT_NOTE = "Test checkout: no card is charged";

/** The one premium prompt that anybody may read in full, on the premium page: its slug. */
export const PUBLIC_PREMIUM_PROMPT = "check-an-ai-answer-for-invented-facts";

/** Title of the upgrade dialog: specification, section 2. */
export const UPGRADE_DIALOG_TITLE = "Upgrade to Premium";

/** The value of `users.plan` that counts as premium: specification, section 3. */
export const PREMIUM_PLAN = "premium";
/** The fixed value of `users.premium_source`, naming the card payment provider: section 3. */
export const PREMIUM_SOURCE = "stripe";
