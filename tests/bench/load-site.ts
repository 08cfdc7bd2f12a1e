import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { DEMO_PASSWORD } from "../../supabase/local/demo-accounts";
import { LOCAL_PUBLISHABLE_KEY } from "../../supabase/local/keys";
import { freePort } from "../support/real-postgres";
import { runReaders, type Action, type LoadRow } from "./load-readers";

const START_TRIES = 600;
const START_PAUSE_MS = 500;
/** Every fourth reader is signed in: an account can enhance twice, and likes. */
const ACCOUNTS = 50;
const LIMIT_STATUSES = [402, 403, 429];

type Call = { path: string; token?: string; body?: object; prefer?: string };

async function send(origin: string, { path, token, body, prefer }: Call): Promise<Response> {
  const answer = await fetch(origin + path, {
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      authorization: `Bearer ${token ?? LOCAL_PUBLISHABLE_KEY}`,
      "content-type": "application/json",
      ...(prefer !== undefined && { prefer }),
    },
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  });
  return answer;
}

function actionsOf(origin: string, tokens: string[], promptIds: string[]): Action[] {
  const ask = async (call: Call) => {
    const answer = await send(origin, call);
    const text = await answer.text();
    if (answer.ok) return "done";
    if (LIMIT_STATUSES.includes(answer.status)) return "refused";
    throw new Error(`${call.path} answered ${answer.status}: ${text.slice(0, 200)}`);
  };
  const of = <Item>(list: Item[], index: number): Item => list[index % list.length] as Item;
  let turn = 0;
  const list = "is_featured=eq.false&is_premium=eq.false&order=created_at.desc,id.desc&limit=25";
  return [
    { name: "page", share: 20, run: () => ask({ path: "/prompts" }) },
    {
      name: "browse",
      share: 36,
      run: () => ask({ path: `/rest/v1/prompts?select=*&${list}`, prefer: "count=exact" }),
    },
    {
      name: "search",
      share: 25,
      run: () =>
        ask({
          path: "/rest/v1/rpc/search_prompts",
          body: { p_search: of(SEARCHES, (turn += 1)), p_group: "free", p_limit: 25 },
        }),
    },
    {
      name: "like",
      share: 15,
      run: (reader) =>
        ask({
          path: "/rest/v1/prompt_votes?on_conflict=user_id,prompt_id",
          token: of(tokens, reader),
          prefer: "resolution=merge-duplicates",
          body: {
            user_id: subjectOf(of(tokens, reader)),
            prompt_id: of(promptIds, (turn += 1)),
            vote_type: turn % 3 === 0 ? "dislike" : "like",
          },
        }),
    },
    {
      name: "enhance",
      share: 4,
      run: (reader) =>
        ask({
          path: "/functions/v1/generate-prompt",
          token: of(tokens, reader),
          body: { prompt: "write a blog post about my bakery", requestId: crypto.randomUUID() },
        }),
    },
  ];
}

export const SEARCHES = ["email", "ai", "your", "interview", "marketing plan", "zzqxv"];

function subjectOf(token: string): string {
  const claims = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  return (JSON.parse(claims) as { sub: string }).sub;
}

async function signUp(origin: string, index: number): Promise<string> {
  const body = { email: `load-${index}@example.com`, password: DEMO_PASSWORD };
  const answer = await send(origin, { path: "/auth/v1/signup", body });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  await send(origin, { path: "/rest/v1/users", token, body: { id: subjectOf(token) } });
  return token;
}

/** Memory of a process and everything it started, in MB. */
function memoryOf(pid: number): number {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" });
  const all = lines
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([pid]);
  for (const [child = 0, parent = 0] of all) if (family.has(parent)) family.add(child);
  const bytes = all.filter(([id = 0]) => family.has(id)).map(([, , kilobytes = 0]) => kilobytes);
  return Math.round(bytes.reduce((sum, one) => sum + one, 0) / 1024);
}

async function untilUp(origin: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(`${origin}/prompts`).catch(() => null);
    if (answer?.ok === true) return;
    if (tries === START_TRIES) throw new Error(`Nothing answers at ${origin}.`);
    await new Promise((resolve) => setTimeout(resolve, START_PAUSE_MS));
  }
}

export type SiteLoad = { rows: LoadRow[]; megabytes: { before: number; after: number } };

/** Starts the checkout in this folder as `npm start` does, with a database of its own, and lets the readers in. */
export async function loadSite(folder: string): Promise<SiteLoad> {
  const data = await mkdtemp(join(tmpdir(), "prompts-load-"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    ["--import", "tsx", "src/entries/local/start.ts", "preview"],
    {
      cwd: folder,
      env: { ...process.env, PORT: String(port), DATA_FOLDER: data },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const ended = once(server, "exit");
  try {
    await Promise.race([
      untilUp(origin),
      ended.then(() => Promise.reject(new Error(`The site in ${folder} did not start.`))),
    ]);
    const tokens: string[] = [];
    for (let index = 0; index < ACCOUNTS; index += 1) tokens.push(await signUp(origin, index));
    const list = await send(origin, { path: "/rest/v1/prompts?select=id&limit=100" });
    const prompts = (await list.json()) as { id: string }[];
    const actions = actionsOf(
      origin,
      tokens,
      prompts.map(({ id }) => id),
    );
    const before = memoryOf(server.pid ?? 0);
    const rows = await runReaders(actions);
    return { rows, megabytes: { before, after: memoryOf(server.pid ?? 0) } };
  } finally {
    server.kill();
    await ended;
    await rm(data, { recursive: true, force: true });
  }
}
