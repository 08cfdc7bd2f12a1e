import { AppError } from "@/lib/app-error";

export type SharedItem = {
  /** Of a prompt of the library; null for one of the owner's own. */
  id: string | null;
  title: string;
  content: string;
  note: string;
  is_teaser: boolean;
};

/** What a link shows; `until` is the ISO timestamp of its end. */
export type SharedContent = { title: string; until: string } & (
  | { status: "prompt"; content: string }
  | { status: "collection"; items: SharedItem[] }
);

/** The answer of `read_shared`. Throws `AppError` for a link that shows nothing, or not now. */
export function sharedContentOf(answer: unknown): SharedContent {
  const { status } = Object(answer) as { status?: unknown };
  if (status === "prompt" || status === "collection") return answer as SharedContent;
  throw new AppError(status === "rate_limited" ? "rate-limited" : "not-found");
}
