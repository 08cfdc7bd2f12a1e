import { createServer } from "node:net";

/** A loopback port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "localhost", () => {
      const address = probe.address();
      if (address === null || typeof address === "string") return reject(new Error("No port."));
      probe.close(() => resolve(address.port));
    });
  });
}
