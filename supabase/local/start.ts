import { createServer } from "node:net";

import { StartFault } from "./fault";
import { DATA_FOLDER } from "./paths";

// `npm start` and `npm run dev`. The heavy modules are loaded after the checks, so that an old Node gets a
// sentence instead of a syntax error.
const OLDEST_NODE: [number, number] = [20, 19];
const DEFAULT_PORT = 4173;

function checkNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    throw new StartFault(
      `Node ${process.versions.node} is too old: this project needs ${OLDEST_NODE.join(".")} or newer.`,
    );
  }
}

function readPort(): number {
  const port = Number(process.env["PORT"] ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartFault(`PORT must be a number from 1 to 65535, not "${process.env["PORT"]}".`);
  }
  return port;
}

function checkPortIsFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", () =>
      reject(
        new StartFault(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`),
      ),
    );
    probe.listen({ port, host: "localhost" }, () => probe.close(() => resolve()));
  });
}

async function buildSite(): Promise<void> {
  const { build } = await import("vite");
  console.log("Building the site...");
  await build({ mode: "embedded", logLevel: "error" });
}

async function announce(url: string): Promise<void> {
  const { DEMO_ACCOUNTS, DEMO_PASSWORD } = await import("./demo-accounts");
  console.log(`
  ${url}

  Demo accounts   ${DEMO_ACCOUNTS.map(({ email }) => email).join(", ")}   password: ${DEMO_PASSWORD}

  Simulated here  PostgreSQL, sign-in and REST run inside this process; the data is kept in .local/
                  e-mails are printed in this terminal instead of being sent
                  without LLM_API_KEY the enhancer is the offline one: rules, no AI model
                  payment is not set up, and sign-in with Google is hidden

  Ctrl-C stops everything. "npm run reset" starts over with an empty database.
`);
}

async function main(): Promise<void> {
  checkNode();
  const kind = process.argv[2] === "dev" ? "dev" : "preview";
  const port = readPort();
  await checkPortIsFree(port);
  const { lockData } = await import("./data-lock");
  const release = lockData(DATA_FOLDER);
  process.once("exit", release);
  const { quietRefusals } = await import("./quiet-refusals");
  quietRefusals();
  if (kind === "preview") await buildSite();
  const { startLocalSite } = await import("./local-site");
  const site = await startLocalSite({
    kind,
    port,
    dataFolder: DATA_FOLDER,
    onEmail: ({ to, text }) => console.log(`\nE-mail to ${to}\n${text}\n`),
  });
  const stop = () => void site.stop().finally(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  await announce(site.url);
}

main().catch((error: unknown) => {
  console.error(
    error instanceof StartFault || !(error instanceof Error)
      ? String(error).replace(/^Error: /, "")
      : error.message,
  );
  process.exit(1);
});
