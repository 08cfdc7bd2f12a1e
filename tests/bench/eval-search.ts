import { startEmbeddedBackend } from "../../supabase/local/embedded-backend";
import { createKeys } from "../../supabase/local/keys";
import {
  bySearch,
  byTheRule,
  figuresOf,
  readCatalogue,
  readSearchTasks,
  runSearches,
  SEARCH_SETS,
  type SearchFigures,
  type SearchSet,
  type TaskResult,
} from "../support/search-quality";

// `npm run eval:search [-- --all]`: how well readers find what they want, and what they do not find.

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const print = (text: string): void => void process.stdout.write(`${text}\n`);

function row(name: string, figures: SearchFigures): string {
  const { tasks, inFirstThree, meanReciprocalRank, withoutResult } = figures;
  return `| ${name} | ${tasks} | ${percent(inFirstThree)} | ${meanReciprocalRank.toFixed(3)} | ${withoutResult} |`;
}

function missText({ task, found, place }: TaskResult): string {
  const first = found.slice(0, 3).join(", ") || "nothing";
  return `- ${task.task}: ${place === null ? "no answer" : `answer at ${place}`}; first ${first}`;
}

const backend = await startEmbeddedBackend({ keys: createKeys(), siteUrl: "http://127.0.0.1" });
try {
  const catalogue = await readCatalogue(backend);
  const slugs = new Set(catalogue.map(({ slug }) => slug));
  const rows: string[] = [];
  const notes: string[] = [];
  const measureSet = async (set: SearchSet) => {
    const tasks = readSearchTasks(set);
    if (tasks.length === 0) return;
    const answered = tasks.filter(({ answers }) => answers.some((slug) => slugs.has(slug)));
    const results = await runSearches(answered, bySearch(backend));
    const rule = await runSearches(answered, byTheRule(catalogue));
    rows.push(
      row(`${set}, search`, figuresOf(results)),
      row(`${set}, rule alone`, figuresOf(rule)),
    );
    const all = await runSearches(tasks, bySearch(backend));
    const missing = new Set(
      tasks.flatMap(({ answers }) => answers).filter((slug) => !slugs.has(slug)),
    );
    notes.push(
      `${set}: ${tasks.length} tasks, ${tasks.length - answered.length} without a prompt that answers them; ${figuresOf(all).withoutResult} of all find nothing. ${missing.size} slugs in the labels are not in the library.`,
    );
    const shown = process.argv.includes("--all")
      ? results
      : results.filter(({ place }) => place === null || place > 3);
    notes.push(...shown.map(missText), "");
  };
  for (const set of SEARCH_SETS) await measureSet(set);
  print("| set | tasks | answer in the first three | mean reciprocal rank | no result |");
  print("| --- | ---: | ---: | ---: | ---: |");
  print(`${rows.join("\n")}\n\n${notes.join("\n")}`);
} finally {
  await backend.close();
}
