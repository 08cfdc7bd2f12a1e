const SITE = "https://prompts.example";

type Key = string | Request;

/** The worker's own requests name addresses inside the site. */
class SiteRequest extends Request {
  constructor(input: Key, init?: RequestInit) {
    super(typeof input === "string" ? new URL(input, SITE) : input, init);
  }
}

const addressOf = (key: Key): string => new URL(typeof key === "string" ? key : key.url, SITE).href;

/** As much of a browser's cache as the worker uses; in the order of writing. */
class FakeCache {
  readonly answers = new Map<string, Response>();

  async match(key: Key) {
    return this.answers.get(addressOf(key))?.clone();
  }
  async put(key: Key, answer: Response) {
    // A browser reads the whole answer before it is there.
    const kept = new Response(await answer.arrayBuffer(), { headers: answer.headers });
    this.answers.delete(addressOf(key));
    this.answers.set(addressOf(key), kept);
  }
  async add(key: Key) {
    const answer = await fetch(key);
    if (!answer.ok) throw new TypeError("Failed to add");
    await this.put(key, answer);
  }
  async addAll(keys: readonly Key[]) {
    await Promise.all(keys.map((key) => this.add(key)));
  }
  async delete(key: Key) {
    return this.answers.delete(addressOf(key));
  }
  async keys() {
    return [...this.answers.keys()].map((address) => new Request(address));
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
  async keys() {
    return [...this.opened.keys()];
  }
  async match(key: Key) {
    const found = await Promise.all([...this.opened.values()].map((cache) => cache.match(key)));
    return found.find((answer) => answer !== undefined);
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

/** A page's document or file, as a browser asks for it. */
export const siteRequest = (path: string): Request => new SiteRequest(path);

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
    Request: SiteRequest,
    navigator: { onLine: true },
    clients: { matchAll: async () => [page] },
    RELEASE: "files-release",
    FILES: ["/assets/main-1.js"],
    fetch: async (input: Key, init?: RequestInit) => fetch(new SiteRequest(input, init)),
  };
  return { caches, told, globals };
}
