const SITE = "https://prompts.example";

type Key = string | Request;

const addressOf = (key: Key): string => new URL(typeof key === "string" ? key : key.url, SITE).href;
const withoutQuery = (address: string): string => address.replace(/\?.*$/, "");

/** As much of a browser's cache as the worker uses; in the order of writing. */
class FakeCache {
  readonly answers = new Map<string, Response>();

  async match(key: Key) {
    return this.answers.get(addressOf(key))?.clone();
  }
  async put(key: Key, answer: Response) {
    // A browser reads the whole answer before it is there.
    const kept = new Response(await answer.arrayBuffer(), { headers: answer.headers });
    this.answers.set(addressOf(key), kept);
  }
  async delete(key: Key) {
    return this.answers.delete(addressOf(key));
  }
  async keys(key?: Key) {
    const wanted = key === undefined ? null : withoutQuery(addressOf(key));
    return [...this.answers.keys()]
      .filter((address) => wanted === null || withoutQuery(address) === wanted)
      .map((address) => new Request(address));
  }
}

/** Once a cache is deleted, who had opened it goes on writing into nothing, as in a browser. */
class FakeCaches {
  readonly opened = new Map<string, FakeCache>();

  async open(name: string) {
    const cache = this.opened.get(name) ?? new FakeCache();
    this.opened.set(name, cache);
    return cache;
  }
  async delete(name: string) {
    return this.opened.delete(name);
  }
}

/** Everything that is kept in a cache of this name, by its address inside the site. */
export async function textsIn(caches: FakeCaches, name: string): Promise<Record<string, string>> {
  const answers = [...(await caches.open(name)).answers.entries()];
  const texts = answers.map(async ([address, answer]) => {
    return [address.replace(SITE, ""), await answer.clone().text()] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** A token as the database takes it; its signature is nobody's. */
export const tokenOf = (userId: string): string => `e.${btoa(JSON.stringify({ sub: userId }))}.s`;

/** A request to the database, as the application sends it. */
export function restRequest(path: string, userId: string | null, init: RequestInit = {}): Request {
  const token = userId === null ? "sb_publishable_local" : tokenOf(userId);
  const headers = { apikey: "sb_publishable_local", authorization: `Bearer ${token}` };
  return new Request(`${SITE}/rest/v1/${path}`, { ...init, headers });
}

/** What surrounds the worker, for one test: name by name what `vi.stubGlobal` takes. */
export function workerSurroundings(fetch: (request: Request) => Promise<Response>) {
  const told: unknown[] = [];
  const page = { url: `${SITE}/prompts`, postMessage: (message: unknown) => told.push(message) };
  const caches = new FakeCaches();
  const globals = {
    caches,
    location: new URL(SITE),
    navigator: { onLine: true },
    clients: { matchAll: async () => [page] },
    RELEASE: "release",
    fetch: async (input: Key, init?: RequestInit) => fetch(new Request(input, init)),
  };
  return { caches, told, globals };
}
