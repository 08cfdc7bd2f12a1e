import { promptPath } from "@/domain/prompt-address";
import type { LinkedPrompt } from "@/types/page-record";

/** Links to prompts' pages. Each has its data in its own document, so these load one. */
export function LinkedPrompts({ prompts }: { prompts: readonly LinkedPrompt[] }) {
  return (
    <ul className="border-line border-t">
      {prompts.map(({ slug, title, isPremium }) => (
        <li key={slug} className="border-line border-b">
          <a href={promptPath(slug)} className="link inline-block py-2.5">
            {title}
          </a>
          {isPremium && <span className="text-muted ml-2 text-xs">Premium</span>}
        </li>
      ))}
    </ul>
  );
}
