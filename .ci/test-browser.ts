import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The one without windows: it runs the tests in two thirds of the time, but has no extensions. */
const HEADLESS_SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const INSTALLED_ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function systemChromium(names: readonly string[]): string | null {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const candidates = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
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

function installFromDebian(packageName: string): void {
  if (tryCommand("apt-get", "update", "-qq"))
    tryCommand("apt-get", "install", "-y", "-qq", packageName);
}

/**
 * The path of a Chromium for the end-to-end tests: the one named by CHROMIUM_PATH, the system's, the
 * one Playwright installed; else it is installed, by Playwright or as Debian's package. Throws one sentence.
 */
export async function chromiumForTests(): Promise<string> {
  const found =
    process.env["CHROMIUM_PATH"] ??
    systemChromium([HEADLESS_SHELL, ...NAMES]) ??
    (await playwrightChromium());
  if (found !== null) return found;
  console.log("No Chromium found; installing one.");
  tryCommand("npx", "--no-install", "playwright", "install", "chromium");
  const downloaded = await playwrightChromium();
  if (downloaded !== null) return downloaded;
  installFromDebian(HEADLESS_SHELL);
  const installed = systemChromium([HEADLESS_SHELL]);
  if (installed !== null) return installed;
  throw new Error(
    "No Chromium could be found or installed. Install one, or name it: CHROMIUM_PATH=... npm test",
  );
}

/** The path of a Chromium that loads extensions: the system's, or the one that Playwright installed. Null where neither is. */
export async function chromiumForExtensions(): Promise<string | null> {
  return systemChromium(NAMES) ?? (await playwrightChromium());
}

/** Installs Debian's one where none is found and that is possible; the tests of the extension are skipped without. */
export async function installChromiumForExtensions(): Promise<void> {
  if ((await chromiumForExtensions()) === null) installFromDebian("chromium");
}
