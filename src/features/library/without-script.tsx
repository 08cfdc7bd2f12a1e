import { CATEGORIES } from "@/config/categories";
import { categoryPath } from "@/domain/prompt-address";

/** React draws what is in a noscript for the prerenderer only, so the application does without. */
export function WithoutScript() {
  return <noscript>{import.meta.env.SSR && <PlainLibrary />}</noscript>;
}

/** The pages that list all prompts; below it are the first ones. */
function PlainLibrary() {
  return (
    <p className="max-w-text">
      {"Searching here needs JavaScript. All prompts are listed by category: "}
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
  );
}
