/** What one reader does at a time. `refused` is an answer the product means to give: a limit was reached. */
export type Action = {
  name: string;
  /** Of a hundred things that readers do. */
  share: number;
  run: (reader: number) => Promise<"done" | "refused">;
};

/** Times in milliseconds. */
export type LoadRow = {
  name: string;
  requests: number;
  median: number;
  p95: number;
  refused: number;
  errors: number;
};

export const READERS = 200;
export const SECONDS = 60;
/** A reader looks at what came before asking for more. */
const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [4000, 12_000];

/** The same numbers in every run, so that two versions get the same readers. Between 0 and 1. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function choose(actions: readonly Action[], random: number): Action {
  let rest = random * 100;
  const chosen = actions.find(({ share }) => (rest -= share) < 0) ?? actions.at(-1);
  if (chosen === undefined) throw new Error("There is nothing to do.");
  return chosen;
}

type Sample = { name: string; ms: number; outcome: "done" | "refused" | "error" };

async function read(reader: number, actions: readonly Action[], until: number): Promise<Sample[]> {
  const random = randomOf(reader);
  const samples: Sample[] = [];
  for (;;) {
    const pause = SHORTEST_PAUSE_MS + random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS);
    // The first pause spreads the readers out.
    const wait = samples.length === 0 ? random() * pause : pause;
    if (performance.now() + wait > until) return samples;
    await new Promise((resolve) => setTimeout(resolve, wait));
    const action = choose(actions, random());
    const start = performance.now();
    const outcome = await action.run(reader).catch((error: unknown) => {
      console.error(`${action.name}: ${String(error)}`);
      return "error" as const;
    });
    samples.push({ name: action.name, ms: performance.now() - start, outcome });
  }
}

/** Lets all readers loose for SECONDS and sums up each action. */
export async function runReaders(actions: readonly Action[]): Promise<LoadRow[]> {
  const until = performance.now() + SECONDS * 1000;
  const readers = Array.from({ length: READERS }, (_, reader) => read(reader, actions, until));
  const samples = (await Promise.all(readers)).flat();
  return actions.map(({ name }) => {
    const own = samples.filter((sample) => sample.name === name);
    const times = own
      .filter(({ outcome }) => outcome === "done")
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
    const count = (outcome: Sample["outcome"]) =>
      own.filter((sample) => sample.outcome === outcome).length;
    return {
      name,
      requests: own.length,
      median: at(0.5),
      p95: at(0.95),
      refused: count("refused"),
      errors: count("error"),
    };
  });
}
