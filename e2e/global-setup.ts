import { startSite } from "./started-site";

/** One site for all tests; each test works with accounts of its own. */
// Playwright calls a module's default export.
// oxlint-disable-next-line import/no-default-export
export default async function setup(): Promise<() => Promise<void>> {
  const site = await startSite();
  process.env["E2E_URL"] = site.url;
  process.env["E2E_LOG"] = site.logFile;
  return async () => void (await site.stop());
}
