import { cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { toast } from "sonner";
import { afterAll, afterEach, beforeAll } from "vitest";

import { App } from "@/app/app";
import { SESSION_KEY, supabase } from "@/data/client/supabase";

import { DEMO_PASSWORD } from "../../supabase/local/demo-accounts";
import { backendHandlers } from "./backend-handlers";
import { startTestBackend, type TestBackend } from "./test-backend";

type Options = Parameters<typeof startTestBackend>[0];

/**
 * A backend of one's own for every screen test of a file. Between tests the page, its toasts, the session,
 * the storage and the faults are gone; what was written to the database stays.
 */
export function setUpBackend(options?: Options) {
  const server = setupServer();
  const context = { server, backend: undefined as unknown as TestBackend };

  beforeAll(async () => {
    context.backend = await startTestBackend(options);
    server.listen({ onUnhandledRequest: "error" });
    server.use(...backendHandlers(context.backend));
    server.resetHandlers(...backendHandlers(context.backend));
  });
  afterEach(async () => {
    cleanup();
    // The library shows what is still active to the next toaster.
    toast.dismiss();
    server.resetHandlers();
    if (localStorage.getItem(SESSION_KEY) !== null) {
      await (await supabase.auth()).signOut({ scope: "local" });
    }
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, "", "/");
  });
  afterAll(async () => {
    server.close();
    await context.backend.close();
  });
  return context;
}

/** Opens the whole app at an address, as a browser would. */
export function renderApp(path: string) {
  window.history.replaceState(null, "", path);
  return { user: userEvent.setup(), ...render(<App />) };
}

/** Signs a demo account in before the app is rendered. */
export async function signInAs(account: "free" | "premium"): Promise<string> {
  const auth = await supabase.auth();
  const { data, error } = await auth.signInWithPassword({
    email: `${account}@example.com`,
    password: DEMO_PASSWORD,
  });
  if (error !== null) throw error;
  return data.user.id;
}

/** Makes a new account and signs it in: nothing used, liked or saved yet. Resolves to its id. */
export async function signUpSomebody(): Promise<string> {
  const auth = await supabase.auth();
  const { data, error } = await auth.signUp({
    email: `somebody-${crypto.randomUUID()}@example.com`,
    password: DEMO_PASSWORD,
  });
  if (error !== null || data.user === null) throw error ?? new Error("No user was made.");
  return data.user.id;
}
