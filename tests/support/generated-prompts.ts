import { promptId, readPromptSources } from "../../supabase/prompts/tools/prompt-source";

/** Stands in one generated text of this many, and in no real one. */
export const RARE_WORD = "quokka";
const RARE_EVERY = 2000;
const FEATURED_COUNT = 24;
const PHRASES = 8;
const PREMIUM_SHARE = 0.4;
const MINUTE_MS = 60_000;
const FIRST_DAY = Date.UTC(2020, 0, 1);

export type BenchPrompt = {
  id: string;
  slug: string;
  title: string;
  content: string;
  gets: string;
  phrases: string[];
  teaser: string | null;
  category: string;
  isFeatured: boolean;
  createdAt: string;
};

/** The same numbers at every run: https://github.com/cprosche/mulberry32 (public domain). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Prompts made of the library's own sentences, so that words are as common as in real ones: titles from
 * the halves of two titles, texts of 60 to 220 words, eight search phrases each, 40 % of them premium, 24 featured, one a minute.
 */
export function* generatePrompts(count: number): Generator<BenchPrompt> {
  const sources = readPromptSources();
  const random = randomNumbers(count);
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const titles = sources.map(({ title }) => title.split(" "));
  const phrases = sources.flatMap((source) => source.phrases);
  const sentences = sources.flatMap(({ content }) => content.split(/(?<=[.:?])\s+/));

  const titleOf = () => {
    const [start, end] = [pick(titles), pick(titles)];
    const halves = [
      ...start.slice(0, Math.ceil(start.length / 2)),
      ...end.slice(Math.ceil(end.length / 2)),
    ];
    return halves.join(" ");
  };
  const textOf = () => {
    const wanted = 60 + random() * 160;
    let text = pick(sentences);
    while (text.split(" ").length < wanted) text += ` ${pick(sentences)}`;
    return text;
  };

  for (let index = 0; index < count; index++) {
    const isRare = index % RARE_EVERY === RARE_EVERY / 2;
    const slug = `bench-${count}-${index}`;
    yield {
      id: promptId(slug),
      slug,
      title: titleOf(),
      gets: pick(sources).gets,
      phrases: Array.from({ length: PHRASES }, () => pick(phrases)),
      content: isRare ? `${textOf()} Mention the ${RARE_WORD}.` : textOf(),
      teaser: random() < PREMIUM_SHARE ? pick(sentences).slice(0, 80) : null,
      category: pick(sources).category,
      isFeatured: index % Math.ceil(count / FEATURED_COUNT) === 0,
      createdAt: new Date(FIRST_DAY + index * MINUTE_MS).toISOString(),
    };
  }
}

const BATCH_SIZE = 1000;
const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

function insertSql(prompts: readonly BenchPrompt[]): string {
  const rows = prompts.map(
    (prompt) =>
      `(${[
        ...[prompt.id, prompt.slug, prompt.title, prompt.teaser ?? prompt.content].map(text),
        text(prompt.gets),
        `array[${prompt.phrases.map(text).join(", ")}]`,
        text(prompt.category),
        String(prompt.teaser !== null),
        String(prompt.isFeatured),
        text(prompt.createdAt),
      ].join(", ")})`,
  );
  const bodies = prompts
    .filter(({ teaser }) => teaser !== null)
    .map(({ id, content }) => `(${text(id)}, ${text(content)})`);
  return `
    insert into library.prompts
      (id, slug, title, content, gets, phrases, category, is_premium, is_featured, created_at)
    values ${rows.join(",\n")};
    ${bodies.length === 0 ? "" : `insert into library.premium_bodies values ${bodies.join(",\n")};`}`;
}

/** Replaces the library by `count` generated prompts. */
export async function loadPrompts(
  run: (sql: string) => Promise<unknown>,
  count: number,
): Promise<void> {
  await run("truncate library.prompts cascade");
  let batch: BenchPrompt[] = [];
  for (const prompt of generatePrompts(count)) {
    batch.push(prompt);
    if (batch.length < BATCH_SIZE && !prompt.slug.endsWith(`-${count - 1}`)) continue;
    // oxlint-disable-next-line no-await-in-loop
    await run(insertSql(batch));
    batch = [];
  }
  await run("vacuum analyze library.prompts, library.premium_bodies, private.words");
}
