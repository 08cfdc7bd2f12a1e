/** The words of a text of literals, as a type. */
export type Words<Text extends string, Before = never> = Text extends `${infer First} ${infer Rest}`
  ? Words<Rest, Before | First>
  : Before | Text;

export function wordsOf<Text extends string>(text: Text): readonly Words<Text>[] {
  return text.split(" ") as Words<Text>[];
}

/** What somebody may want to get, in the order of the weights' columns. New ones go last, and need `npm run learn`. */
export const DELIVERABLES = wordsOf(
  "email message complaint review_reply negotiation conversation speech card resume cover_letter interview workplace social_post video_script ad product_text newsletter article names marketing_plan business questions document presentation essay study_plan lesson quiz explanation homework research translation summary editing meeting code debugging code_review spreadsheet data_analysis tech_help app_plan recipe meal_plan workout health habit schedule project_plan event trip budget money_legal decision buying repair howto ideas recommendation parenting story poem image practice fact unclear",
);
export type Deliverable = (typeof DELIVERABLES)[number];

/** What may be needed and not be there. */
export const SLOTS = wordsOf(
  "material subject recipient details offer audience goal background level budget time place people limits options tools",
);
export type Slot = (typeof SLOTS)[number];

export const FLAGS = ["children", "ready"] as const;
export type Flag = (typeof FLAGS)[number];

export const TAUGHT_LANGUAGES = ["en", "es", "de", "fr", "pt"] as const;
export type TaughtLanguage = (typeof TAUGHT_LANGUAGES)[number];

/** The columns of the weights: each group in its own order. */
export const HEADS = {
  deliverable: DELIVERABLES,
  language: TAUGHT_LANGUAGES,
  missing: SLOTS,
  flags: FLAGS,
} as const;
export const COLUMNS = DELIVERABLES.length + TAUGHT_LANGUAGES.length + SLOTS.length + FLAGS.length;
