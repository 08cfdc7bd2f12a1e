// In the place of `platform/auth-options` in the extension.

/**
 * The session where the worker finds it. Worker, popup and panel share it, and a refresh token is good once, so a renewal
 * waits for the one under way and then takes what that one stored. Renewed on use, because a worker has no lasting timers.
 */
export const AUTH_OPTIONS = {
  flowType: "pkce",
  storage: {
    getItem: async (key: string) => {
      const stored = await chrome.storage.local.get<Record<string, string>>(key);
      return stored[key] ?? null;
    },
    setItem: (key: string, value: string) => chrome.storage.local.set({ [key]: value }),
    removeItem: (key: string) => chrome.storage.local.remove(key),
  },
  lock: <T>(name: string, _acquireTimeoutMs: number, work: () => Promise<T>): Promise<T> =>
    navigator.locks.request(name, work),
  autoRefreshToken: false,
  detectSessionInUrl: false,
} as const;
