import type { StorageArea } from "../browser-storage";

// In the place of `platform/browser-storage` in the extension, whose worker has no `localStorage`. What the areas hold is
// copied once, so that it can be read without waiting as on the site, and then kept up to date.

type Area = StorageArea & { load: () => Promise<void> };

/** As the browser tells other tabs of a site. The worker, which has no window, reads when it needs something. */
function announce(key: string, value: unknown): void {
  if (typeof window === "undefined") return;
  const newValue = typeof value === "string" ? value : null;
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
}

function createArea(name: "local" | "session"): Area {
  const copy = new Map<string, string>();
  /** What was written here and has not been reported yet, by key. */
  const written = new Map<string, unknown[]>();
  const area = () => chrome.storage[name];

  function take(key: string, value: unknown): void {
    if (typeof value === "string") copy.set(key, value);
    else copy.delete(key);
  }

  /** A report of our own writing comes late: what was written since is newer. */
  function isOwn(key: string, value: unknown): boolean {
    const values = written.get(key) ?? [];
    const place = values.indexOf(value);
    written.set(key, values.slice(place + 1));
    return place >= 0;
  }

  function write(key: string, value: string | undefined): void {
    if (copy.get(key) === value) return;
    take(key, value);
    written.set(key, [...(written.get(key) ?? []), value]);
    void (value === undefined ? area().remove(key) : area().set({ [key]: value }));
  }

  return {
    async load() {
      area().onChanged.addListener((changes) => {
        const others = Object.entries(changes).filter(
          ([key, { newValue }]) => !isOwn(key, newValue),
        );
        for (const [key, { newValue }] of others) take(key, newValue);
        for (const [key, { newValue }] of others) announce(key, newValue);
      });
      for (const [key, value] of Object.entries(await area().get())) take(key, value);
    },
    getItem: (key) => copy.get(key) ?? null,
    setItem: (key, value) => write(key, value),
    removeItem: (key) => write(key, undefined),
  };
}

const local = createArea("local");
const session = createArea("session");

let loading: Promise<unknown> | null = null;

/** Resolves once the areas can be read. Everything in the extension waits for it first. */
export function loadStorage(): Promise<unknown> {
  loading ??= Promise.all([local.load(), session.load()]);
  return loading;
}

export const localArea = (): StorageArea => local;

/** Until the browser is closed: a popup ends whenever it loses the focus. */
export const tabArea = (): StorageArea => session;
