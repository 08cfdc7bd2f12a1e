import type { Category } from "./categories";

/** Whom the prompts of a category are for, after "For". */
export const READERS: Readonly<Record<Category, string>> = {
  Writing: "anyone whose drafts other people have to read",
  Programming: "developers who want to check what they ship",
  "Money-Making": "freelancers and founders who work from their own numbers",
  "Study Skills": "students with an exam, an essay, or a thesis ahead",
  Marketing: "small teams who have to sell without a big budget",
  Productivity: "people with more on their list than fits in the week",
  Career: "anyone who is applying, negotiating, or changing direction",
  Mindset: "people who are ready to question their own story",
  "Content Creation": "creators who publish week after week",
  "AI Tools": "people who rely on AI answers and want to trust them for good reasons",
  Relationships: "anyone with a hard conversation ahead",
  Health: "people who want to be well prepared, with or without a doctor",
  Technology: "people who have to choose, fix, or explain technology",
  Creative: "writers, artists, and makers in the middle of a project",
};
