import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The one without windows first: it runs the tests in two thirds of the time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const DEBIAN_PACKAGE = "chromium-headless-shell";
const INSTALLED_ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function systemChromium(): string | null {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const candidates = [
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...INSTALLED_ELSEWHERE,
  ];
  return candidates.find((path) => existsSync(path)) ?? null;
}

async function playwrightChromium(): Promise<string | null> {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

function tryCommand(program: string, ...words: string[]): boolean {
  try {
    execFileSync(program, words, { stdio: "inherit" });
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of a Chromium for the end-to-end tests: the one named by CHROMIUM_PATH, the system's, the
 * one Playwright installed; else it is installed, by Playwright or as Debian's package. Throws one sentence.
 */
export async function chromiumForTests(): Promise<string> {
  const found = process.env["CHROMIUM_PATH"] ?? systemChromium() ?? (await playwrightChromium());
  if (found !== null) return found;
  console.log("No Chromium found; installing one.");
  tryCommand("npx", "--no-install", "playwright", "install", "chromium");
  const downloaded = await playwrightChromium();
  if (downloaded !== null) return downloaded;
  if (tryCommand("apt-get", "update", "-qq"))
    tryCommand("apt-get", "install", "-y", "-qq", DEBIAN_PACKAGE);
  const installed = systemChromium();
  if (installed !== null) return installed;
  throw new Error(
    "No Chromium could be found or installed. Install one, or name it: CHROMIUM_PATH=... npm test",
  );
}
