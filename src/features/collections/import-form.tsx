import { useQuery } from "@tanstack/react-query";
import { type ChangeEvent, useState } from "react";

import { MAX_PACK_BYTES } from "@/config/limits";
import { collectionQueries } from "@/data/collections/queries";
import { historyQueries } from "@/data/history/queries";
import { ownPromptQueries } from "@/data/own-prompts/own-prompts";
import { useImportPack } from "@/data/packs/packs";
import { countText } from "@/domain/collections";
import { jsonFault } from "@/domain/packs/json-fault";
import { type Kept, newInPack } from "@/domain/packs/new-in-pack";
import { readPack } from "@/domain/packs/pack";
import type { BadRow, PackRow, ReadPack } from "@/domain/packs/pack-row";
import { Button } from "@/ui/button";
import { Skeleton } from "@/ui/skeleton";
import { TextArea } from "@/ui/text-area";

type ImportFormProps = { userId: string; onDone: () => void };

const NOTHING_FOUND = "No prompt was found in it.";

/** Reads a file or a text, shows what is in it, and imports that at once. */
export function ImportForm({ userId, onDone }: ImportFormProps) {
  const [text, setText] = useState("");
  const [pack, setPack] = useState<ReadPack | null>(null);
  const [problem, setProblem] = useState("");

  function handleText(next: string) {
    setText(next);
    if (next.trim() !== "") return show(next);
    setPack(null);
    setProblem("");
  }

  function show(given: string) {
    const fault = jsonFault(given);
    const read = readPack(given);
    const isEmpty = read.rows.length + read.bad.length === 0;
    setPack(fault !== null || isEmpty ? null : read);
    setProblem(fault ?? (isEmpty ? NOTHING_FOUND : ""));
  }

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (file === undefined) return;
    handleText("");
    if (file.size > MAX_PACK_BYTES) {
      setProblem(`The file is larger than ${MAX_PACK_BYTES / 1_000_000} MB.`);
      return;
    }
    try {
      show(await file.text());
    } catch {
      setProblem("The file could not be read.");
    }
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <label className="grid grid-cols-1 gap-1.5 text-sm font-medium">
        A file with prompts
        <input
          type="file"
          accept=".csv,.json,.md,.markdown,.txt,text/*,application/json"
          className="text-muted file:border-control file:bg-surface file:text-ink file:rounded-control w-full text-sm file:me-3 file:border file:px-3 file:py-2"
          onChange={(event) => void handleFile(event)}
        />
      </label>
      <TextArea
        label="Or paste them"
        rows={4}
        hint="CSV with the columns act and prompt, JSON, Markdown, or plain text with a line of --- between two prompts."
        value={text}
        onChange={(event) => handleText(event.target.value)}
      />
      {problem !== "" && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      {pack !== null && <Preview userId={userId} pack={pack} onDone={onDone} />}
    </div>
  );
}

const ROWS_SHOWN = 5;

/** What the account has already, as far as it could be loaded; undefined until then. */
function useKept(userId: string): Kept | undefined {
  const own = useQuery(ownPromptQueries.list(userId));
  const history = useQuery(historyQueries.list(userId));
  const collections = useQuery(collectionQueries.list(userId));
  if (own.isPending || history.isPending || collections.isPending) return undefined;
  const { data: ownPrompts = [] } = own;
  const { data: enhancements = [] } = history;
  return { ownPrompts, enhancements, collections: collections.data ?? [] };
}

function sentenceOf(found: ReturnType<typeof newInPack>): string {
  const { prompts, duplicates, versions, collected, collections } = found;
  const names = collections.slice(0, ROWS_SHOWN).join(", ");
  const parts = [
    `${countText(prompts)} to add`,
    duplicates > 0 && `${duplicates} there already or twice in the file`,
    versions > 0 && `${versions} ${versions === 1 ? "version" : "versions"} for your history`,
    collected > 0 &&
      `${collected} to put into the ${collections.length === 1 ? "collection" : "collections"} ${names}`,
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}

function Preview({ userId, pack, onDone }: ImportFormProps & { pack: ReadPack }) {
  const { rows, bad } = pack;
  const kept = useKept(userId);
  const importPack = useImportPack(userId);
  if (kept === undefined) return <Skeleton className="h-24 w-full" />;
  const found = newInPack(rows, kept);
  const isAllHere = rows.length > 0 && found.isNothing;
  return (
    <section aria-label="What is in it" className="grid grid-cols-1 gap-3 text-sm">
      <p aria-live="polite">
        {isAllHere ? "Everything in this file is here already." : sentenceOf(found)}
      </p>
      <Rows rows={rows} />
      {bad.length > 0 && <BadRows bad={bad} />}
      {!found.isNothing && (
        <Button
          variant="primary"
          className="justify-self-start"
          isBusy={importPack.isPending}
          onClick={() => importPack.mutate(rows, { onSuccess: onDone })}
        >
          Import all of it
        </Button>
      )}
    </section>
  );
}

function Rows({ rows }: { rows: readonly PackRow[] }) {
  const more = rows.length - ROWS_SHOWN;
  return (
    <ul aria-label="The first prompts" className="border-line border-s-2 ps-4">
      {rows.slice(0, ROWS_SHOWN).map(({ title, text }, place) => (
        // Nothing in a file tells two of its rows apart for sure.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place} className="truncate py-1">
          <span className="font-medium">{title}</span>{" "}
          <span className="text-muted">{text.slice(0, 200)}</span>
        </li>
      ))}
      {more > 0 && <li className="text-muted py-1">{`and ${more} more`}</li>}
    </ul>
  );
}

function BadRows({ bad }: { bad: readonly BadRow[] }) {
  const more = bad.length - ROWS_SHOWN;
  return (
    <div className="border-danger border-s-2 ps-4">
      <p className="font-medium">
        {bad.length === 1 ? "One line is left out:" : `${bad.length} lines are left out:`}
      </p>
      <ul>
        {bad.slice(0, ROWS_SHOWN).map(({ line, reason }) => (
          <li key={line}>{`Line ${line}: ${reason}.`}</li>
        ))}
        {more > 0 && <li className="text-muted">{`and ${more} more`}</li>}
      </ul>
    </div>
  );
}
