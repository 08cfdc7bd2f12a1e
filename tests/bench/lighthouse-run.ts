import { execFile } from "node:child_process";
import { promisify } from "node:util";

// One run of the lighthouse command line: its default is the mobile preset with simulated slow 4G.

const CHROME_FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-quic";
const LARGEST_REPORT_BYTES = 50_000_000;

export type Measurement = ReturnType<typeof measurementOf>;

type Report = {
  categories: Record<string, { score: number } | undefined>;
  audits: Record<string, { numericValue?: number; details?: { items: Request[] } } | undefined>;
};
type Request = { transferSize: number; resourceType: string };

/** A new Chromium with this Lighthouse loses the start of a trace now and then. */
const MAX_TRIES = 4;

/** Opens the page in a fresh browser. Throws when Lighthouse fails every time. */
export async function measure(url: string, chromePath: string): Promise<Measurement> {
  for (let tries = 1; ; tries++) {
    try {
      return await measureOnce(url, chromePath);
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
      console.error(`Lighthouse failed at ${url}; once more.`);
    }
  }
}

async function measureOnce(url: string, chromePath: string): Promise<Measurement> {
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      "--no-install",
      "lighthouse",
      url,
      "--quiet",
      "--output=json",
      `--chrome-flags=${CHROME_FLAGS}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: LARGEST_REPORT_BYTES },
  );
  return measurementOf(JSON.parse(stdout) as Report);
}

const bytesOf = (list: readonly Request[]): number =>
  list.reduce((sum, { transferSize }) => sum + transferSize, 0);

function measurementOf({ categories, audits }: Report) {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits["network-requests"]?.details?.items ?? [];
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcpMs: value("first-contentful-paint"),
    lcpMs: value("largest-contentful-paint"),
    tbtMs: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    bytes: bytesOf(requests),
    scriptBytes: bytesOf(requests.filter(({ resourceType }) => resourceType === "Script")),
    requests: requests.length,
  };
}

/** Of each figure the middle one of all runs. */
export function medians(runs: readonly Measurement[]): Measurement {
  const middle = (key: keyof Measurement): number =>
    runs.map((run) => run[key]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ??
    Number.NaN;
  const keys = Object.keys(runs[0] ?? {}) as (keyof Measurement)[];
  return Object.fromEntries(keys.map((key) => [key, middle(key)])) as Measurement;
}
