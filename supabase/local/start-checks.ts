import { createServer } from "node:net";

import { StartFault } from "./fault";

// Checked before anything heavy is loaded, so that an old Node gets a sentence instead of a syntax error.
const OLDEST_NODE: [number, number] = [20, 19];
const DEFAULT_PORT = 4173;
const HIGHEST_PORT = 65_535;

/** Throws `StartFault` for a version older than 20.19, given as "20.18.1". */
export function checkNodeVersion(version: string): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new StartFault(
    `Node ${version} is too old: this project needs ${OLDEST_NODE.join(".")} or newer.`,
  );
}

/** The port named by PORT, or 4173. Throws `StartFault`. */
export function portOf(text: string | undefined): number {
  const port = Number(text ?? DEFAULT_PORT);
  if (Number.isInteger(port) && port >= 1 && port <= HIGHEST_PORT) return port;
  throw new StartFault(`PORT must be a number from 1 to ${HIGHEST_PORT}, not "${text}".`);
}

/** Rejects with `StartFault` when somebody listens there already. */
export function checkPortIsFree(port: number): Promise<void> {
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
