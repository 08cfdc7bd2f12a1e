import { useState } from "react";

import { CategoryGlyph } from "@/components/category-glyph";
import type { Category } from "@/config/categories";
import { QUERY_PARAMETERS, ROUTES } from "@/config/routes";
import { matchingTitles } from "@/domain/matching-titles";
import { promptPath } from "@/domain/prompt-address";
import type { ListedPrompt } from "@/types/page-record";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { TextField } from "@/ui/text-field";

type CategoryPromptsProps = { category: Category; prompts: readonly ListedPrompt[] };

/** The prompts, narrowed to what is typed. Without a script there is the list alone. */
export function CategoryPrompts({ category, prompts }: CategoryPromptsProps) {
  const [typed, setTyped] = useState("");
  const sought = typed.trim();
  const found = sought === "" ? prompts : matchingTitles(prompts, sought);
  return (
    <div className="grid content-start gap-5">
      {/* jsdom does not know <search>, and React warns of elements the browser does not know. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="search" className="noscript:hidden">
        <TextField
          label={`Filter ${category} prompts`}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <output className="sr-only">
        {sought !== "" && `${found.length} of ${prompts.length} prompts`}
      </output>
      {found.length === 0 ? (
        <NoMatch category={category} sought={sought} />
      ) : (
        <ul className="link-rows">
          {found.map((prompt) => (
            <PromptRow key={prompt.slug} category={category} prompt={prompt} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Each prompt's page has its data in its own document, so the link loads one. */
function PromptRow({ category, prompt }: { category: Category; prompt: ListedPrompt }) {
  const { slug, title, gets, words } = prompt;
  return (
    <li>
      <CategoryGlyph category={category} />
      <div>
        <a href={promptPath(slug)}>{title}</a>
        <p>{gets}</p>
      </div>
      {/* One text: between two, React prints a comment, eighty times a page. */}
      <span>{`${words} words`}</span>
    </li>
  );
}

function NoMatch({ category, sought }: { category: Category; sought: string }) {
  const query = new URLSearchParams({ [QUERY_PARAMETERS.search]: sought });
  return (
    <EmptyState
      title={`No ${category} prompt matches “${sought}”.`}
      text="Try fewer or different words, or search all prompts and their texts."
      action={
        <ButtonLink to={`${ROUTES.library}?${query}`} className="justify-self-start">
          Search the library
        </ButtonLink>
      }
    />
  );
}
