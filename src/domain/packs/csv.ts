import {
  addRow,
  fieldsOf,
  PACK_FIELDS,
  type PackFields,
  type PackRow,
  type ReadPack,
} from "./pack-row";

// RFC 4180, with any line break. A library for it (papaparse, 7 kB) streams and guesses, which nothing here needs.

/** A spreadsheet runs what begins like this; an apostrophe before it makes it a text. https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/u;
/** With apostrophes of its own, so that reading takes off exactly the one that writing put on. */
const escaped = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
const unescaped = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

const quoted = (text: string): string => `"${escaped(text).replaceAll('"', '""')}"`;

export function writeCsv(rows: readonly PackRow[]): string {
  const lines = rows.map((row) => {
    const fields = fieldsOf(row);
    return PACK_FIELDS.map((field) => quoted(fields[field] ?? "")).join(",");
  });
  return `${[PACK_FIELDS.join(","), ...lines].join("\r\n")}\r\n`;
}

type CsvRecord = { line: number; cells: string[]; isCut: boolean };

/** A cell in quotation marks, or one without; then a comma, the end of the line, or the end of the text. */
const CELL = /(?:"((?:[^"]|"")*)("?)[^,\r\n]*|([^,\r\n]*))(,|\r\n|\r|\n|$)/gy;

/** The records of the text, each with the line it begins on. */
function recordsOf(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let current: CsvRecord = { line: 1, cells: [], isCut: false };
  let line = 1;
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const match = CELL.exec(text);
    if (match === null) break;
    const [whole, inQuotes, closing, plain = "", end] = match;
    current.cells.push(inQuotes?.replaceAll('""', '"') ?? plain);
    if (inQuotes !== undefined && closing === "") current.isCut = true;
    line += whole.split(/\r\n|\r|\n/).length - 1;
    if (end === ",") continue;
    records.push(current);
    current = { line, cells: [], isCut: false };
  }
  // After a comma at the very end, one more cell is empty.
  if (current.cells.length > 0) records.push(current);
  return records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
}

const NAMES: Readonly<Record<string, keyof PackFields>> = {
  act: "act",
  title: "act",
  name: "act",
  prompt: "prompt",
  content: "prompt",
  text: "prompt",
  kind: "kind",
  tags: "tags",
  collection: "collection",
  note: "note",
  id: "id",
};

/** Whether the text's first line names the columns that a pack needs. */
export function isCsv(text: string): boolean {
  const [first = ""] = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/, 1);
  const [head] = recordsOf(first);
  return head?.cells.some((cell) => NAMES[cell.trim().toLowerCase()] === "prompt") ?? false;
}

/** A file with the columns act and prompt, in any order and among others. */
export function readCsv(text: string): ReadPack {
  const pack: ReadPack = { rows: [], bad: [] };
  const [head, ...records] = recordsOf(text.replace(/^\uFEFF/, ""));
  const columns = head?.cells.map((cell) => NAMES[cell.trim().toLowerCase()]) ?? [];
  for (const { line, cells, isCut } of records) {
    if (isCut) {
      pack.bad.push({ line, reason: "a quotation mark is not closed" });
    } else if (cells.length > columns.length) {
      pack.bad.push({ line, reason: "it has more columns than the first line" });
    } else {
      const fields: PackFields = {};
      for (const [place, cell] of cells.entries()) {
        const column = columns[place];
        if (column !== undefined) fields[column] = unescaped(cell);
      }
      addRow(pack, line, fields);
    }
  }
  return pack;
}
