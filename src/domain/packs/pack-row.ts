import {
  MAX_COLLECTION_NAME_CHARACTERS,
  MAX_NOTE_CHARACTERS,
  OWN_PROMPT_MAX_CHARACTERS,
  OWN_PROMPT_MAX_TITLE_CHARACTERS,
} from "@/config/limits";
import { UUID } from "@/lib/uuid";

import { ownPromptTitle } from "../own-prompt-title";
import { tagsOf } from "../tags";

/**
 * One line of a pack, in every format the same. "own" is a prompt of one's own, "library" one of the library (by `id`),
 * "history" an enhancement: `title` is then what was typed. A prompt has a line for each collection it is in.
 */
export type PackRow = {
  kind: "own" | "library" | "history";
  title: string;
  text: string;
  tags: string[];
  collection: string;
  note: string;
  id: string;
};

/** A line of a file that cannot be taken over, and why. */
export type BadRow = { line: number; reason: string };
export type ReadPack = { rows: PackRow[]; bad: BadRow[] };

export const PACK_FIELDS = ["kind", "act", "prompt", "tags", "collection", "note", "id"] as const;
export type PackFields = { [Field in (typeof PACK_FIELDS)[number]]?: string | undefined };

const KINDS: readonly string[] = ["own", "library", "history"] satisfies PackRow["kind"][];

export const fieldsOf = (row: PackRow): PackFields => ({
  kind: row.kind,
  act: row.title,
  prompt: row.text,
  tags: row.tags.join(", "),
  collection: row.collection,
  note: row.note,
  id: row.id,
});

function reasonAgainst({ kind, title, text, collection, note, id }: PackRow): string | null {
  if (!KINDS.includes(kind)) return `“${kind.slice(0, 20)}” is no kind of prompt`;
  if (kind === "library" && !UUID.test(id)) return "the prompt of the library has no id";
  if (kind !== "library" && text.trim() === "") return "the prompt is empty";
  // PostgreSQL keeps no such sign.
  if ([title, text, collection, note].some((part) => part.includes("\0"))) return "it holds a NUL";
  if (text.length > OWN_PROMPT_MAX_CHARACTERS)
    return `the prompt is longer than ${OWN_PROMPT_MAX_CHARACTERS.toLocaleString("en-US")} characters`;
  if (note.length > MAX_NOTE_CHARACTERS)
    return `the note is longer than ${MAX_NOTE_CHARACTERS} characters`;
  if (collection.length > MAX_COLLECTION_NAME_CHARACTERS)
    return `the collection's name is longer than ${MAX_COLLECTION_NAME_CHARACTERS} characters`;
  return null;
}

/** Checks what a file says. A missing title is made from the text; a long one is cut, except what was typed. */
export function addRow(pack: ReadPack, line: number, fields: PackFields): void {
  const {
    kind = "",
    act = "",
    prompt = "",
    tags = "",
    collection = "",
    note = "",
    id = "",
  } = fields;
  const typed = act.trim() === "" ? ownPromptTitle(prompt) : act.trim();
  const row: PackRow = {
    kind: (kind.trim().toLowerCase() || "own") as PackRow["kind"],
    title: kind === "history" ? typed : typed.slice(0, OWN_PROMPT_MAX_TITLE_CHARACTERS),
    text: prompt,
    tags: tagsOf(tags),
    collection: collection.trim(),
    note: note.trim(),
    id: id.trim().toLowerCase(),
  };
  const reason = reasonAgainst(row);
  if (reason === null) pack.rows.push(row);
  else pack.bad.push({ line, reason });
}
