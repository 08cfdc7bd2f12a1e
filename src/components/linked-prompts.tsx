import { promptPath } from "@/domain/prompt-address";
import type { LinkedPrompt } from "@/types/page-record";

/** Links to prompts' pages. Each has its data in its own document, so these load one. */
export function LinkedPrompts({ prompts }: { prompts: readonly LinkedPrompt[] }) {
  return (
    <ul className="border-line border-t">
      {prompts.map(({ slug, title, isPremium }) => (
        <li key={slug} className="border-line flex items-baseline gap-2 border-b">
          <a href={promptPath(slug)} className="link min-w-0 py-2.5">
            {title}
          </a>
          {isPremium && <span className="text-muted shrink-0 text-xs">Premium</span>}
        </li>
      ))}
    </ul>
  );
}
