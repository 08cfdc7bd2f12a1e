import { useContext } from "react";

import { LinkedPrompts } from "@/components/linked-prompts";
import { CATEGORIES } from "@/config/categories";
import { categoryPath } from "@/domain/prompt-address";
import { FirstPromptsContext } from "@/platform/page-record";

/** React draws what is in a noscript for the prerenderer only, so the application does without. */
export function WithoutScript() {
  return <noscript>{import.meta.env.SSR && <PlainLibrary />}</noscript>;
}

/** The library's first prompts, and the pages that list all of them. */
function PlainLibrary() {
  const { featured, free } = useContext(FirstPromptsContext);
  return (
    <div className="grid gap-6">
      <p className="max-w-text">
        {"Searching here needs JavaScript. Every prompt is also listed by category: "}
        {CATEGORIES.map((category, index) => (
          <span key={category}>
            {index > 0 && ", "}
            <a href={categoryPath(category)} className="link">
              {category}
            </a>
          </span>
        ))}
        .
      </p>
      <h2 className="text-xl">Curated Prompts</h2>
      <LinkedPrompts prompts={featured} />
      <h2 className="text-xl">Free Prompts</h2>
      <LinkedPrompts prompts={free} />
    </div>
  );
}
