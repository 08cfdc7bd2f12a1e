import { startSite } from "./started-site";

/** One site for all tests; each test works with accounts of its own. */
export default async function setup(): Promise<() => Promise<void>> {
  const site = await startSite();
  process.env["E2E_URL"] = site.url;
  process.env["E2E_LOG"] = site.logFile;
  return site.stop;
}
