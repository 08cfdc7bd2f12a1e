import type { TestBackend } from "./test-backend";

/** Follows the link of the newest mail as a browser does. Resolves to the address it leads to. */
export async function followMailLink(backend: TestBackend): Promise<URL> {
  const link = backend.emails.at(-1)?.text.match(/https?:\S+/)?.[0] ?? "";
  const answer = await backend.fetch(new Request(link));
  return new URL(answer.headers.get("location") ?? "");
}
