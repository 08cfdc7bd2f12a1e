import { PROMPTS_FOLDER } from "../paths.ts";
import { faultLine } from "../prompt-source.ts";
import { checkLibrary, readRules } from "./check-library.ts";
import { reportLegend, reportTable } from "./report.ts";

// `npm run prompts:check`: the report, then every fault with file and line.
const check = checkLibrary(PROMPTS_FOLDER, readRules(PROMPTS_FOLDER));
console.log(`${reportTable(check)}\n\n${reportLegend()}\n`);
for (const fault of check.faults) console.error(`supabase/prompts/${faultLine(fault)}`);
console.log(check.faults.length === 0 ? "No faults." : `${check.faults.length} faults.`);
process.exitCode = check.faults.length === 0 ? 0 : 1;
