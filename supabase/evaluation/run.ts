import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { evaluate } from "./evaluate.ts";
import { toMarkdown } from "./markdown.ts";
import { toPage } from "./page.ts";

// `npm run eval`: writes .eval/report.md and .eval/report.html, and the copy of the text that is kept with the set.
// Ends with 1 if a promise is not met.

const FOLDER = ".eval";
const KEPT_REPORT = join("supabase", "evaluation", "report.md");

const report = await evaluate(process.env);
const markdown = toMarkdown(report);
mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, "report.md"), markdown);
writeFileSync(join(FOLDER, "report.html"), toPage(report));
if (report.judged === null) writeFileSync(KEPT_REPORT, markdown);
console.log(markdown);
console.log(`Written to ${FOLDER}/report.md and ${FOLDER}/report.html`);
process.exitCode = report.gates.every(({ isMet }) => isMet) ? 0 : 1;
