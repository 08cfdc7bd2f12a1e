import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";

import { DATA_FOLDER, fromRoot, ROOT_FOLDER } from "../../../supabase/local/paths";
import {
  checkNodeVersion,
  checkPortIsFree,
  lockData,
  portOf,
  StartFault,
} from "../../../supabase/local/start-checks";

// `npm start` is `preview`, `npm run dev` is `dev`, `npm run reset` is `reset`.

/** The shell's own code for a program ended by Ctrl-C. */
const INTERRUPTED = 130;
/** Ctrl-C, a polite kill, and the closing of the terminal. */
const END_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Builds the site unless dist is already what the sources make. A process of its own: building and creating
 * the database take a processor each. Throws `StartFault` when it fails; it has said why.
 */
async function buildIfChanged(): Promise<void> {
  const { isBuilt } = await import("../prerender/local-build");
  if (isBuilt(ROOT_FOLDER)) return;
  console.log("Building the site...");
  const build = fork(fromRoot("src/entries/prerender/build.ts"), ["embedded", "serve"]);
  const end = () => void build.kill();
  process.once("exit", end);
  const [code] = (await once(build, "exit")) as [number | null];
  process.off("exit", end);
  if (code !== 0) throw new StartFault("The site could not be built.");
}

async function announce(url: string): Promise<void> {
  const { DEMO_ACCOUNTS, DEMO_PASSWORD } = await import("../../../supabase/local/demo-accounts");
  // The extension's build takes the usual port unless it is told.
  const origin = new URL(url).port === String(portOf(undefined)) ? "" : `VITE_SITE_ORIGIN=${url} `;
  console.log(`
  ${url}

  Demo accounts   ${DEMO_ACCOUNTS.map(({ email }) => email).join(", ")}   password: ${DEMO_PASSWORD}

  Simulated here  PostgreSQL, sign-in and REST run inside this process; the data is kept in .local/
                  e-mails are printed in this terminal instead of being sent
                  without LLM_API_KEY the enhancer is the offline one: rules, no AI model
                  payment is a test checkout that charges no card; sign-in with Google is hidden

  Extension       ${origin}npm run build:extension embedded, then load dist-extension/unpacked at chrome://extensions (Developer mode)

  Ctrl-C stops everything. "npm run reset" starts over with an empty database.
`);
}

/** The next start makes a new, freshly seeded database. */
function reset(): void {
  lockData(DATA_FOLDER);
  rmSync(DATA_FOLDER, { recursive: true, force: true });
  console.log("The local database was removed. The next start makes a new one.");
}

async function main(): Promise<void> {
  // Until everything runs, Ctrl-C ends at once; what was started ends with this process.
  const abort = () => process.exit(INTERRUPTED);
  for (const signal of END_SIGNALS) process.on(signal, abort);
  checkNodeVersion(process.versions.node);
  const command = process.argv[2];
  if (command === "reset") return reset();
  const port = portOf(process.env["PORT"]);
  await checkPortIsFree(port);
  const release = lockData(DATA_FOLDER);
  process.once("exit", release);
  const isDev = command === "dev";
  const build = isDev ? () => Promise.resolve() : buildIfChanged;
  // A new database is made during the build, which begins before all that is loaded. A kept one is opened first.
  const building = existsSync(join(DATA_FOLDER, "database")) ? null : build();
  building?.catch(() => {});
  const { quietRefusals } = await import("../../../supabase/local/quiet-refusals");
  quietRefusals();
  const { startLocalSite } = await import("./local-site");
  const site = await startLocalSite({
    kind: isDev ? "dev" : "preview",
    port,
    dataFolder: DATA_FOLDER,
    build: () => building ?? build(),
    onEmail: ({ to, text }) => console.log(`\nE-mail to ${to}\n${text}\n`),
  });
  const stop = () => void site.stop().finally(() => process.exit(0));
  for (const signal of END_SIGNALS) process.off(signal, abort).once(signal, stop);
  await announce(site.url);
}

main().catch((error: unknown) => {
  const isExplained = error instanceof StartFault;
  console.error(isExplained ? error.message : error);
  process.exit(1);
});
