/** One, two and three columns; cards of a row are equally high. */
export const PROMPT_GRID_CLASSES = "grid gap-4 md:grid-cols-2 lg:grid-cols-3";
