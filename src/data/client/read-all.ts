/** Hosted Supabase cuts every read at this many rows unless the project says otherwise. */
const MAX_ROWS = 1000;

/** Reads a user's own rows completely: one request as a rule, more where there are over 1,000. */
export async function readAll<Row>(
  readRange: (from: number, to: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await readRange(rows.length, rows.length + MAX_ROWS - 1);
    rows.push(...page);
    if (page.length < MAX_ROWS) return rows;
  }
}
