import type { Pool } from "pg";

import type { BenchReader } from "./bench-cases";
import { beginAs, type Statement } from "./bench-session";

/** How the tables were read, as the server itself explains it: the scans, each named once. */
export async function scansOf(
  pool: Pool,
  reader: BenchReader,
  statements: Statement[],
): Promise<string[]> {
  const client = await pool.connect();
  const scans = new Set<string>();
  const collect = ({ message = "" }: { message?: string }) => {
    const named = /(?:Seq|Index|Index Only|Bitmap Index|Sort).* (?:on|using) (\w+)/g;
    for (const [scan] of message.matchAll(named)) {
      scans.add(scan.replace(/\s*\(cost.*/, "").replace(/ on (prompts|premium_bodies)$/, ""));
    }
  };
  try {
    await client.query("load 'auto_explain'");
    await client.query(`
      set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
      set auto_explain.log_analyze = off; set client_min_messages = log`);
    client.on("notice", collect);
    await beginAs(client, reader);
    // oxlint-disable-next-line no-await-in-loop
    for (const statement of statements) await client.query(statement);
    await client.query("rollback");
  } finally {
    client.off("notice", collect);
    client.release(true);
  }
  return [...scans];
}
