import { isLong } from "../read/sentence.ts";
import type { Plan } from "./context.ts";

/** What children themselves read, hear or do. */
const FOR_CHILDREN = [
  "lesson",
  "quiz",
  "story",
  "poem",
  "explanation",
  "practice",
  "image",
] as const;
const YOUNG =
  /(?<!\d)(?:[2-9]|1[0-2])-year-old|(?<!\p{L}|(?<!\p{L})(?:no|without|sans|ohne|sin|sem) )(?:kids?|toddlers?|children)(?!\p{L})/iu;

/** One line where the answer is for children themselves; "" where it is not. */
export function childLine({ request, lines, kind }: Plan): string {
  const isYoung = request.guess.flags.has("children") || YOUNG.test(request.ask?.text ?? "");
  const isTheirs = FOR_CHILDREN.some((name) => lines.kinds[name] === kind);
  // With so much told, the children are part of the story.
  const isTold = isLong(request.prompt) && kind === lines.kinds.explanation;
  return isYoung && isTheirs && !isTold ? lines.phrases.children : "";
}
