import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

import type { ProgramDeps } from "../../supabase/functions/_shared/programs/admission";
import { createHandler as createApi } from "../../supabase/functions/api/handler";
import { createEnhance } from "../../supabase/functions/mcp/enhance";
import { createHandler as createMcp } from "../../supabase/functions/mcp/handler";
import { serviceClient } from "./function-handler";
import type { Account } from "./rest-caller";
import { SITE_URL, type TestBackend } from "./test-backend";

/** The functions `mcp` and `api` as their index.ts wires them, on the embedded backend. */
export function programFunctions(backend: TestBackend, overrides: Partial<ProgramDeps> = {}) {
  const log: { event: string; outcome: string; cause?: unknown }[] = [];
  const deps: ProgramDeps = {
    supabaseUrl: SITE_URL,
    publicKeys: [backend.keys.publishableKey],
    allowedOrigins: [SITE_URL],
    client: serviceClient(backend, SITE_URL),
    networkKey: async ({ headers }) => headers.get("x-test-network") ?? "network",
    log: (entry) => log.push(entry),
    ...overrides,
  };
  const enhance = createEnhance(SITE_URL, (input, init) =>
    backend.generatePrompt(new Request(input, init)),
  );
  const mcp = createMcp({ ...deps, enhance });
  const api = createApi(deps);
  return {
    log,
    mcp,
    /** The official client, connected. */
    async connect(token?: string, network = "network"): Promise<Client> {
      const client = new Client({ name: "test", version: "1.0.0" });
      const headers = {
        "x-test-network": network,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      };
      const transport = new StreamableHTTPClientTransport(new URL(`${SITE_URL}/functions/v1/mcp`), {
        requestInit: { headers },
        fetch: async (input, init) => mcp(new Request(input, init)),
      });
      await client.connect(transport);
      return client;
    },
    async get(path: string, token?: string, headers: Record<string, string> = {}) {
      const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const url = `${SITE_URL}/functions/v1/api${path}`;
      const answer = await api(new Request(url, { headers: { ...authorization, ...headers } }));
      return { status: answer.status, headers: answer.headers, body: await answer.json() };
    },
  };
}

/** Makes a token as the account page does. */
export async function makeToken({ call }: Pick<Account, "call">, name = "test"): Promise<string> {
  const path = "rpc/create_access_token";
  const { body } = await call({ method: "POST", path, body: { p_name: name } });
  const [row] = body as [{ status: string; token: string }];
  if (row.status !== "created") throw new Error(row.status);
  return row.token;
}
