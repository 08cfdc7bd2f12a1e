import { hasRealPostgres } from "../support/real-postgres";
import { machine, tableOf } from "./library-cases";
import { benchEmbedded } from "./library-embedded";
import { benchPostgres } from "./library-postgres";

// Times reading and searching the library at three sizes, and prints Markdown tables:
// npm run bench:library [-- postgres|embedded [size ...]]

const POSTGRES_SIZES = [1250, 10_000, 100_000];
/** With how often each page is read. */
const EMBEDDED_RUNS = new Map([
  [1250, 40],
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
(Free, Premium) of one page of 24 prompts.\n`);

if (wanted !== "embedded") {
  if (!hasRealPostgres) print("No PostgreSQL server is installed here.\n");
  for (const size of hasRealPostgres ? sizesOr(POSTGRES_SIZES) : []) {
    const { rows, version } = await benchPostgres(size);
    print(tableOf(`${version}, ${english.format(size)} prompts, in the database`, rows));
  }
}
if (wanted !== "postgres") {
  for (const size of sizesOr([...EMBEDDED_RUNS.keys()])) {
    const { rows, version } = await benchEmbedded(size, EMBEDDED_RUNS.get(size) ?? FEW_RUNS);
    print(tableOf(`Embedded (${version}), ${english.format(size)} prompts, over HTTP`, rows));
  }
}
