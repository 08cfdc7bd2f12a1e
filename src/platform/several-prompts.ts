import { PACK_FORMATS, type PackFormat } from "@/domain/packs/pack";
import type { PackRow } from "@/domain/packs/pack-row";
import { notify } from "@/messages/notify";

import { downloadFile } from "./browser";
import { copyText } from "./clipboard";
import { filledTextOf } from "./filled-in";

/** One of several prompts that a reader takes along. */
export type TakenPrompt = {
  id: string;
  title: string;
  /** Null where this reader may not read it. */
  text: string | null;
};

/** The texts as they were filled in, and in words how many are locked. */
function openOf(prompts: readonly TakenPrompt[]) {
  const open = prompts.flatMap(({ id, title, text }) =>
    text === null ? [] : [{ id, title, text: filledTextOf({ id, content: text }) }],
  );
  const locked = prompts.length - open.length;
  const sentence = `${locked} locked ${locked === 1 ? "prompt was" : "prompts were"} left out`;
  return { open, leftOut: locked === 0 ? null : sentence };
}

/** Puts them on the clipboard, each below its title, and says which are left out. */
export async function copyPrompts(prompts: readonly TakenPrompt[]): Promise<void> {
  const { open, leftOut } = openOf(prompts);
  if (open.length === 0) return notify("onlyLocked");
  const texts = open.map(({ title, text }) => `# ${title}\n\n${text}`);
  if (!(await copyText(texts.join("\n\n\n")))) return notify("copyFailed");
  if (leftOut === null) notify("promptsCopied");
  else notify("promptsCopiedPartly", leftOut);
}

export function downloadPack(rows: readonly PackRow[], format: PackFormat): void {
  const { type, write } = PACK_FORMATS[format];
  const name = `prompts-${new Date().toISOString().slice(0, 10)}.${format}`;
  downloadFile({ name, text: write(rows), type });
}

/** Downloads prompts of the library as one file, and says which are left out. */
export function exportPrompts(prompts: readonly TakenPrompt[], format: PackFormat): void {
  const { open, leftOut } = openOf(prompts);
  if (open.length === 0) return notify("onlyLocked");
  const rows = open.map((prompt): PackRow => ({
    kind: "library",
    ...prompt,
    tags: [],
    collection: "",
    note: "",
  }));
  downloadPack(rows, format);
  if (leftOut === null) notify("packExported");
  else notify("packExportedPartly", leftOut);
}
