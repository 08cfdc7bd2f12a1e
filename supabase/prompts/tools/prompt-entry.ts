import { isPair, isScalar, type YAMLMap } from "yaml";

import { isPremiumCategory } from "../../../src/config/categories.ts";

/** What helps a reader to fill one blank in. */
export type BlankHelp = { hint: string; example: string };

/** One prompt as written in `supabase/prompts/<category>.yaml`. A prompt with a teaser is a premium one. */
export type SourcePrompt = {
  id: string;
  slug: string;
  /** Addresses it had under earlier titles, oldest first. */
  formerSlugs: string[];
  title: string;
  /** One line that says what a reader gets, shown beside the title. */
  gets: string;
  /** What readers type who look for it. Never shown. */
  phrases: string[];
  category: string;
  content: string;
  /** By placeholder. With an answer, the examples are what it answers to. */
  blanks: Record<string, BlankHelp>;
  /** The first words of an answer to the text with the examples filled in; null for most prompts. */
  answer: string | null;
  teaser: string | null;
  isFeatured: boolean;
  createdAt: string;
};

/** The fields of a prompt, in the order in which they are written. */
export const PROMPT_FIELDS = [
  "slug",
  "former_slugs",
  "title",
  "created",
  "featured",
  "teaser",
  "gets",
  "phrases",
  "own_placeholders",
  "content",
  "blanks",
  "answer",
] as const;
export type PromptField = (typeof PROMPT_FIELDS)[number];

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SLUG_MAX_CHARACTERS = 60;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export type RawFields = Partial<Record<PromptField, unknown>>;

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "";
const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => isText(item));
const isSlug = (value: unknown): value is string =>
  isText(value) && SLUG.test(value) && value.length <= SLUG_MAX_CHARACTERS;
const isBlankHelp = (value: unknown): value is BlankHelp =>
  typeof value === "object" &&
  value !== null &&
  Object.keys(value).length === 2 &&
  "hint" in value &&
  isText(value.hint) &&
  "example" in value &&
  isText(value.example);
const isBlanks = (value: unknown): value is Record<string, BlankHelp> =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((help) => isBlankHelp(help));
const isDay = (value: unknown): boolean =>
  isText(value) && DAY.test(value) && !Number.isNaN(Date.parse(value));

type FieldCheck = [field: PromptField, isFine: boolean, fault: string];

function fieldChecks(fields: RawFields, category: string): FieldCheck[] {
  const { slug, title, content, created, featured, teaser, gets, phrases, blanks, answer } = fields;
  const formerSlugs = fields.former_slugs ?? [];
  const isPremium = isPremiumCategory(category);
  const teaserFault = isPremium
    ? `is missing: a prompt in ${category} is premium`
    : `does not belong here: prompts in ${category} are free`;
  const slugFault = `must be kebab-case of at most ${SLUG_MAX_CHARACTERS} characters, got ${JSON.stringify(slug)}`;
  const hasOldSlugs = isTextList(formerSlugs) && formerSlugs.every((old) => SLUG.test(old));
  return [
    ["slug", isSlug(slug), slugFault],
    ["former_slugs", hasOldSlugs, "must be a list of slugs"],
    ["title", isText(title), "is missing"],
    ["content", isText(content), "is missing"],
    ["gets", isText(gets), "is missing"],
    ["phrases", isTextList(phrases), "must be a list of search phrases"],
    ["created", isDay(created), 'must be a quoted day such as "2026-03-14"'],
    ["featured", featured === undefined || featured === true, "must be true or left out"],
    ["teaser", isPremium ? isText(teaser) : teaser === undefined, teaserFault],
    ["blanks", isBlanks(blanks ?? {}), "must give each name a hint and an example"],
    ["answer", answer === undefined || isText(answer), "must be a text or left out"],
    ["own_placeholders", isTextList(fields.own_placeholders ?? []), "must be a list of names"],
  ];
}

/** What is wrong with one prompt's fields by form alone; empty when it can be compiled. */
export function fieldFaults(fields: RawFields, category: string) {
  const unknown = Object.keys(fields).filter(
    (name) => !PROMPT_FIELDS.some((field) => field === name),
  );
  return [
    ...unknown.map((name) => ({ field: "slug" as const, message: `unknown field "${name}"` })),
    ...fieldChecks(fields, category)
      .filter(([_field, isFine]) => !isFine)
      .map(([field, _isFine, fault]) => ({ field, message: `"${field}" ${fault}` })),
  ];
}

const trimmed = (blanks: Record<string, BlankHelp>): Record<string, BlankHelp> =>
  Object.fromEntries(
    Object.entries(blanks).map(([name, { hint, example }]) => [
      name,
      { hint: hint.trim(), example: example.trim() },
    ]),
  );

/** Only for fields without faults. */
export function toPrompt(
  fields: RawFields,
  category: string,
): Omit<SourcePrompt, "id"> & { ownPlaceholders: string[] } {
  return {
    slug: String(fields.slug),
    formerSlugs: isTextList(fields.former_slugs) ? fields.former_slugs : [],
    title: String(fields.title).trim(),
    gets: String(fields.gets).trim(),
    phrases: isTextList(fields.phrases) ? fields.phrases : [],
    category,
    content: String(fields.content).trim(),
    blanks: isBlanks(fields.blanks) ? trimmed(fields.blanks) : {},
    answer: isText(fields.answer) ? fields.answer.trim() : null,
    teaser: isText(fields.teaser) ? fields.teaser.trim() : null,
    isFeatured: fields.featured === true,
    createdAt: `${String(fields.created)}T09:00:00Z`,
    ownPlaceholders: isTextList(fields.own_placeholders) ? fields.own_placeholders : [],
  };
}

/** Where each field's value starts, as an offset into the file. The value of a text block starts below its bar. */
export function fieldOffsets(node: YAMLMap): Map<string, { offset: number; isBlock: boolean }> {
  const offsets = new Map<string, { offset: number; isBlock: boolean }>();
  for (const pair of node.items) {
    if (!isPair(pair) || !isScalar(pair.key) || !pair.key.range) continue;
    const isBlock =
      isScalar(pair.value) && ["BLOCK_LITERAL", "BLOCK_FOLDED"].includes(pair.value.type ?? "");
    offsets.set(String(pair.key.value), { offset: pair.key.range[0], isBlock });
  }
  return offsets;
}
