import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { serveOnLoopback } from "../../supabase/local/loopback";
import { supabase } from "../support/supabase-cli";
import { requireNone } from "./findings";

const PROJECT = "abcdefghijklmnopqrst";

/** What the owner sets in the dashboard, and a push of config.toml has to leave alone. */
const SET_BY_HAND = {
  site_url: "https://your-site.example",
  uri_allow_list: "https://your-site.example/prompts,https://your-site.example/reset-password",
  rate_limit_email_sent: 100,
  smtp_host: "smtp.your-site.example",
  smtp_max_frequency: 60,
};

/** Answers as the platform's management interface does for a project with these settings and no others. */
function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const body = pathname.endsWith("/config")
    ? { data: { attributes: { api: { db_schema: "public,graphql_public" }, auth: SET_BY_HAND } } }
    : { id: PROJECT, ref: PROJECT, name: "rehearsal", region: "none", status: "ACTIVE_HEALTHY" };
  return Promise.resolve(Response.json(body));
}

type Difference = { path: string[]; declared: boolean };

/** Lets the tool compare config.toml with such a project: what it reads, warns of, and would change. */
export async function checkSettings(): Promise<string> {
  const platform = await serveOnLoopback(answer, ["/v1", "/v2"]);
  const folder = await mkdtemp(join(tmpdir(), "prompts-profile-"));
  const profile = join(folder, "profile.yaml");
  const addresses = ["api_url", "dashboard_url", "docs_url"].map(
    (key) => `${key}: ${platform.url}`,
  );
  try {
    await writeFile(
      profile,
      ["name: rehearsal", "project_host: localhost", ...addresses].join("\n"),
    );
    const { stdout, stderr } = await supabase(
      ["config", "diff", `--remote=${PROJECT}`, `--profile=${profile}`, "--output-format=json"],
      { SUPABASE_ACCESS_TOKEN: `sbp_${"0".repeat(40)}` },
    );
    requireNone(warningsIn(stderr), "warnings about config.toml");
    const { changes } = JSON.parse(stdout) as { changes: Difference[] };
    const declared = changes.filter((change) => change.declared).map(({ path }) => path.join("."));
    const undone = declared.filter((path) =>
      /site_url|redirect|rate_limit|smtp|max_freq/.test(path),
    );
    requireNone(undone, "settings made by hand that config.toml would overwrite");
    return `${declared.length} settings, none of those made by hand`;
  } finally {
    await platform.stop();
    await rm(folder, { recursive: true });
  }
}

/** Deprecated, unknown, and invalid keys, as the tool reports them. */
export const warningsIn = (output: string): string[] =>
  output.split("\n").filter((line) => line.startsWith("WARN"));
