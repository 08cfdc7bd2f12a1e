import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

import { DEMO_PASSWORD } from "../../supabase/local/demo-accounts";
import { LOCAL_PUBLISHABLE_KEY } from "../../supabase/local/keys";
import { machine } from "./library-cases";

// Times what a program waits for, with the official client, at a site that runs: npm run bench:mcp -- http://localhost:4173

const RUNS = 15;
const [site = "http://localhost:4173"] = process.argv.slice(2);
const print = (text: string) => void process.stdout.write(`${text}\n`);

async function post<Answer>(path: string, body: object, token = LOCAL_PUBLISHABLE_KEY) {
  const headers = {
    apikey: LOCAL_PUBLISHABLE_KEY,
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
  };
  const answer = await fetch(site + path, { method: "POST", headers, body: JSON.stringify(body) });
  return (await answer.json()) as Answer;
}

async function makeToken(): Promise<string> {
  const account = { email: "premium@example.com", password: DEMO_PASSWORD };
  const session = await post<{ access_token: string }>(
    "/auth/v1/token?grant_type=password",
    account,
  );
  const path = "/rest/v1/rpc/create_access_token";
  const [row] = await post<[{ token: string }]>(path, { p_name: "bench" }, session.access_token);
  return row.token;
}

async function connect(token: string): Promise<Client> {
  const client = new Client({ name: "bench", version: "1.0.0" });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  const address = new URL("/functions/v1/mcp", site);
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit }));
  return client;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const token = await makeToken();
print(`Measured on ${machine()}. Milliseconds, median / 95th percentile of ${RUNS}.\n`);
print(
  `first connection, which starts the function: ${Math.round(await timed(() => connect(token)))}`,
);
const client = await connect(token);
const slug = "turn-your-writing-samples-into-a-voice-guide";
const calls = {
  connect: () => connect(token),
  search_prompts: () =>
    client.callTool({ name: "search_prompts", arguments: { query: "cover letter" } }),
  get_prompt: () => client.callTool({ name: "get_prompt", arguments: { prompt: slug } }),
  "prompts/list, one page": () => client.request({ method: "prompts/list" }),
  enhance_prompt: () =>
    client.callTool({ name: "enhance_prompt", arguments: { prompt: "write a cover letter" } }),
} satisfies Record<string, () => Promise<unknown>>;
for (const [name, call] of Object.entries(calls)) {
  // Fewer than the account's requests a minute.
  const times: number[] = [];
  const runs = name === "enhance_prompt" ? 8 : RUNS;
  for (let run = 0; run < runs; run += 1) times.push(await timed(call));
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(share * (runs - 1))] ?? 0);
  print(`${name}: ${at(0.5)} / ${at(0.95)}`);
}
await client.close();
