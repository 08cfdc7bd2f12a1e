/** The fixed list, in its order: specification, section 3. */
export const CATEGORIES = [
  "Writing",
  "Programming",
  "Money-Making",
  "Study Skills",
  "Marketing",
  "Productivity",
  "Career",
  "Mindset",
  "Content Creation",
  "AI Tools",
  "Relationships",
  "Health",
  "Technology",
  "Creative",
] as const;

export const PREMIUM_CATEGORIES = ["Money-Making", "Study Skills", "Mindset", "AI Tools"] as const;

/** Views are not categories: no prompt carries them. */
export const ALL_VIEW = "All";
export const SAVED_VIEW = "Saved";

/** What the category grid offers, in its order. */
export const LIBRARY_VIEWS = [ALL_VIEW, ...CATEGORIES, SAVED_VIEW] as const;

export type Category = (typeof CATEGORIES)[number];
export type LibraryView = (typeof LIBRARY_VIEWS)[number];

/** Tells a view of the library from any other text, for instance from the address bar. */
export function isLibraryView(text: string | null): text is LibraryView {
  return LIBRARY_VIEWS.some((view) => view === text);
}

export function isPremiumCategory(view: string): boolean {
  return PREMIUM_CATEGORIES.some((category) => category === view);
}
