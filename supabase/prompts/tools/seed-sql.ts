import type { SourcePrompt } from "./prompt-source";

const HEADER = `-- Compiled from supabase/prompts/*.yaml by \`npm run prompts\`. Edit those files, not this one.
-- Running it again updates texts and keeps likes, saves and ids.
`;

/** The seed as SQL: the catalogue with teasers, then the premium bodies. */
export function seedSqlOf(prompts: SourcePrompt[]): string {
  const catalogue = prompts.map((prompt) =>
    row([
      text(prompt.id),
      text(prompt.slug),
      text(prompt.title),
      text(prompt.teaser ?? prompt.content),
      text(prompt.gets),
      `array[${prompt.phrases.map(text).join(", ")}]`,
      text(prompt.category),
      String(prompt.teaser !== null),
      String(prompt.isFeatured),
      text(prompt.createdAt),
    ]),
  );
  const bodies = prompts
    .filter((prompt) => prompt.teaser !== null)
    .map((prompt) => row([text(prompt.id), text(prompt.content)]));
  return `${HEADER}
insert into library.prompts (id, slug, title, content, gets, phrases, category, is_premium, is_featured, created_at) values
${catalogue.join(",\n")}
on conflict (id) do update set
  slug = excluded.slug, title = excluded.title, content = excluded.content, gets = excluded.gets,
  phrases = excluded.phrases, category = excluded.category, is_premium = excluded.is_premium,
  is_featured = excluded.is_featured, created_at = excluded.created_at;

insert into library.premium_bodies (prompt_id, content) values
${bodies.join(",\n")}
on conflict (prompt_id) do update set content = excluded.content;
`;
}

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const row = (values: string[]): string => `  (${values.join(", ")})`;
