import { defineConfig, devices } from "@playwright/test";

const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const { CHROMIUM_PATH } = process.env;

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./global-setup.ts",
  forbidOnly: process.env["CI"] === "true",
  // A shared machine may stall for seconds; a test that needed its second try is reported as flaky.
  retries: process.env["CI"] === "true" ? 2 : 0,
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 800 },
    // A page's routes do not see what its worker fetches, and kept answers would hide the faults that tests make.
    // The tests of the worker itself allow it.
    serviceWorkers: "block",
    // To record a trace of every test, kept or not, takes half as long again as the tests; `--trace on` records one.
    trace: "on-first-retry",
    launchOptions: {
      args: CHROMIUM_ARGUMENTS,
      ...(CHROMIUM_PATH !== undefined && { executablePath: CHROMIUM_PATH }),
    },
  },
});
