import { afterEach, expect, test, vi } from "vitest";

import { startOfflineWorker } from "./offline-worker";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test.each([
  ["that saves data", { saveData: true }, 0],
  ["that does not", { saveData: false }, 1],
  ["that does not say", undefined, 1],
])("a browser %s starts the worker so many times: %o, %i", (_which, connection, starts) => {
  const register = vi.fn<() => Promise<void>>(async () => {});
  vi.stubEnv("PROD", true);
  vi.stubGlobal("window", { location: { protocol: "https:" } });
  vi.stubGlobal("navigator", {
    connection,
    serviceWorker: { register, addEventListener: () => {} },
  });
  startOfflineWorker();
  expect(register).toHaveBeenCalledTimes(starts);
});
