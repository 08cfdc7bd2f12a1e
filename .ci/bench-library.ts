import { hasRealPostgres } from "../tests/support/real-postgres";
import { benchEmbedded } from "./bench-embedded";
import { benchPostgres } from "./bench-postgres";
import { machine, tableOf } from "./bench-table";

// Times reading and searching the library at three sizes, and prints Markdown for the README:
// npm run bench:library [-- postgres|embedded [size ...]]

const POSTGRES_SIZES = [1000, 10_000, 100_000];
/** With how often each page is read: a large library takes a second to answer the old way. */
const EMBEDDED_RUNS = new Map([
  [1050, 40],
  [10_000, 20],
  [100_000, 5],
]);
const FEW_RUNS = 5;

const [wanted, ...givenSizes] = process.argv.slice(2);
const sizesOr = (sizes: readonly number[]) =>
  givenSizes.length > 0 ? givenSizes.map(Number) : sizes;
const english = new Intl.NumberFormat("en-US");
const print = (text: string) => void process.stdout.write(`${text}\n`);

print(`Measured on ${machine()}. Milliseconds, median / 95th percentile, of the slower section
(Free, Premium) of one page of 24 prompts. "Before" is \`ilike\` with \`offset\` and an exact count, for a guest.\n`);

if (wanted !== "embedded") {
  if (!hasRealPostgres) print("No PostgreSQL server is installed here.\n");
  for (const size of hasRealPostgres ? sizesOr(POSTGRES_SIZES) : []) {
    // oxlint-disable-next-line no-await-in-loop
    const { rows, version } = await benchPostgres(size);
    print(tableOf(`${version}, ${english.format(size)} prompts, in the database`, rows));
  }
}
if (wanted !== "postgres") {
  for (const size of sizesOr([...EMBEDDED_RUNS.keys()])) {
    // oxlint-disable-next-line no-await-in-loop
    const { rows, version } = await benchEmbedded(size, EMBEDDED_RUNS.get(size) ?? FEW_RUNS);
    print(tableOf(`Embedded (${version}), ${english.format(size)} prompts, over HTTP`, rows));
  }
}
