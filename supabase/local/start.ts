import { StartFault } from "./fault";
import { DATA_FOLDER } from "./paths";
import { checkNodeVersion, checkPortIsFree, portOf } from "./start-checks";

// `npm start` is `preview`, `npm run dev` is `dev`; `serve` is `preview` of what is built already, for the tests.

/** The shell's own code for a program ended by Ctrl-C. */
const INTERRUPTED = 130;
/** Ctrl-C, a polite kill, and the closing of the terminal. */
const END_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

async function buildSite(): Promise<void> {
  const { buildSite: build } = await import("../../src/entries/prerender/build-site");
  console.log("Building the site...");
  await build({ mode: "embedded" });
}

async function announce(url: string): Promise<void> {
  const { DEMO_ACCOUNTS, DEMO_PASSWORD } = await import("./demo-accounts");
  console.log(`
  ${url}

  Demo accounts   ${DEMO_ACCOUNTS.map(({ email }) => email).join(", ")}   password: ${DEMO_PASSWORD}

  Simulated here  PostgreSQL, sign-in and REST run inside this process; the data is kept in .local/
                  e-mails are printed in this terminal instead of being sent
                  without LLM_API_KEY the enhancer is the offline one: rules, no AI model
                  payment is a test checkout that charges no card; sign-in with Google is hidden

  Ctrl-C stops everything. "npm run reset" starts over with an empty database.
`);
}

async function main(): Promise<void> {
  // Until everything runs, Ctrl-C ends at once; what was started ends with this process.
  const abort = () => process.exit(INTERRUPTED);
  for (const signal of END_SIGNALS) process.on(signal, abort);
  checkNodeVersion(process.versions.node);
  const command = process.argv[2];
  const port = portOf(process.env["PORT"]);
  await checkPortIsFree(port);
  const { lockData } = await import("./data-lock");
  const release = lockData(DATA_FOLDER);
  process.once("exit", release);
  const { quietRefusals } = await import("./quiet-refusals");
  quietRefusals();
  if (command === "preview") await buildSite();
  const { startLocalSite } = await import("./local-site");
  const site = await startLocalSite({
    kind: command === "dev" ? "dev" : "preview",
    port,
    dataFolder: DATA_FOLDER,
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
