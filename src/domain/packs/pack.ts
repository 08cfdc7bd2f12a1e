import { parseJson } from "@/lib/parse-json";

import { isCsv, readCsv, writeCsv } from "./csv";
import { isMarkdown, readMarkdown, writeMarkdown } from "./markdown";
import {
  addRow,
  fieldsOf,
  PACK_FIELDS,
  type PackFields,
  type PackRow,
  type ReadPack,
} from "./pack-row";

export type PackFormat = keyof typeof PACK_FORMATS;

const FORMAT = "brilliant-prompts/1";

const writeJson = (rows: readonly PackRow[]): string =>
  `${JSON.stringify({ format: FORMAT, prompts: rows.map(fieldsOf) }, null, 1)}\n`;

export const PACK_FORMATS = {
  md: { label: "Markdown", type: "text/markdown", write: writeMarkdown },
  json: { label: "JSON", type: "application/json", write: writeJson },
  csv: { label: "CSV", type: "text/csv", write: writeCsv },
} as const;

/** One line a prompt, as far as JSON has lines: `line` counts the entries. */
function readJson(entries: readonly unknown[]): ReadPack {
  const pack: ReadPack = { rows: [], bad: [] };
  for (const [place, entry] of entries.entries()) {
    const fields: PackFields = {};
    for (const field of PACK_FIELDS) {
      const value: unknown = Object.hasOwn(Object(entry), field) ? Object(entry)[field] : undefined;
      if (typeof value === "string") fields[field] = value;
    }
    addRow(pack, place + 1, fields);
  }
  return pack;
}

/** Texts with a line of at least three hyphens between them. */
function readPlain(text: string): ReadPack {
  const pack: ReadPack = { rows: [], bad: [] };
  let line = 1;
  for (const part of text.split(/^-{3,}[^\S\n]*\r?\n/m)) {
    const lead = /^\s*/.exec(part)?.[0] ?? "";
    if (part.trim() !== "") {
      addRow(pack, line + lead.split("\n").length - 1, { prompt: part.trim() });
    }
    line += part.split("\n").length;
  }
  return pack;
}

/** Reads a pack of any format, by what is in it: files are named as they please. */
export function readPack(text: string): ReadPack {
  const parsed = /^\s*[[{]/.test(text) ? parseJson(text) : null;
  if (parsed !== null) {
    const entries: unknown = Array.isArray(parsed) ? parsed : Object(parsed).prompts;
    if (Array.isArray(entries)) return readJson(entries);
  }
  if (isCsv(text)) return readCsv(text);
  return isMarkdown(text) ? readMarkdown(text) : readPlain(text);
}
