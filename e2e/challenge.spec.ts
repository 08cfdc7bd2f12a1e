import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Page } from "@playwright/test";

import { copyCheckout } from "./checkout-copy";
import { enhance, enhanceButton, expectEnhanced, lazyPromptBox } from "./enhancer";
import { expect, expectAccessible, expectProvoked, test } from "./fixtures";
import { expectNothingSideways } from "./sideways";
import { type Site, startSite } from "./started-site";

// One site of its own: whether pages may show the check is decided by the build.
test.describe.configure({ mode: "serial" });

const START_MS = 400_000;
const VENDOR = "https://challenges.cloudflare.com";
const SITEVERIFY = `${VENDOR}/turnstile/v0/siteverify`;
const SECRET = "1x-secret";

/** As much of the vendor's script as the site uses: a frame that reports a token when its button is pressed. */
const SCRIPT = `window.turnstile = {
  render(container, { callback, action, theme }) {
    const frame = document.createElement("iframe");
    frame.title = "Security check";
    frame.style = "border: 0; width: 100%; height: 65px";
    frame.src = "${VENDOR}/frame?action=" + action + "&theme=" + theme;
    addEventListener("message", ({ origin, data }) => origin === "${VENDOR}" && callback(data));
    container.append(frame);
    return "widget";
  },
  remove() {},
};`;
const FRAME = `<!doctype html><html lang="en"><title>Check</title><body><main>
<button onclick="parent.postMessage('good-token', '*')">I am a person</button></main></body></html>`;

let folder: string;
let site: Site;
let accepts = "good-token";
/** What the function sent to siteverify. */
const verified: Record<string, string>[] = [];

const siteverify = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
    verified.push(form);
    const isGood = form["response"] === accepts && form["secret"] === SECRET;
    const answer = isGood
      ? { success: true, hostname: "localhost", action: "enhance", "error-codes": [] }
      : { success: false, "error-codes": ["timeout-or-duplicate"] };
    response.end(JSON.stringify(answer));
  });
});

/** The function asks one address, which no setting changes; its copy here asks ours. */
function redirectSiteverify(checkout: string, address: string): void {
  const file = join(checkout, "supabase/functions/generate-prompt/quota/challenge.ts");
  const code = readFileSync(file, "utf8");
  if (!code.includes(SITEVERIFY)) throw new Error(`${file} does not ask ${SITEVERIFY}.`);
  writeFileSync(file, code.replace(SITEVERIFY, address));
}

test.beforeAll(async () => {
  test.setTimeout(START_MS);
  folder = mkdtempSync(join(tmpdir(), "prompts-challenge-"));
  const checkout = join(folder, "checkout");
  copyCheckout(checkout);
  siteverify.listen(0, "127.0.0.1");
  await once(siteverify, "listening");
  const { port } = siteverify.address() as AddressInfo;
  redirectSiteverify(checkout, `http://127.0.0.1:${port}/`);
  site = await startSite({
    checkout,
    dataFolder: join(folder, "data"),
    environment: { VITE_TURNSTILE_SITE_KEY: "0x4AAA", TURNSTILE_SECRET: SECRET },
  });
});

test.afterAll(async () => {
  await site.stop();
  siteverify.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Answers in the vendor's place; resolves to the list of what the page asked for. */
async function playVendor(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${VENDOR}/**`, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    const isFrame = route.request().resourceType() === "document";
    return route.fulfill({
      contentType: isFrame ? "text/html" : "text/javascript",
      body: isFrame ? FRAME : SCRIPT,
    });
  });
  return asked;
}

async function ask(page: Page, text: string): Promise<void> {
  await lazyPromptBox(page).fill(text);
  await enhanceButton(page).click();
}

const personButton = (page: Page) =>
  page.frameLocator("iframe").getByRole("button", { name: "I am a person" });
const CONFIRM = "Please confirm that you are a person. Your text will be sent right after.";
const REFUSED_CALL = /status of 403/;

test("a guest's second call shows the check in place, and goes out with its token", async ({
  page,
  pageErrors,
}) => {
  const asked = await playVendor(page);
  await page.goto(`${site.url}/refine`);
  await enhance(page, "explain inflation simply");
  expect(asked).toEqual([]);

  await ask(page, "meal plan for a week");
  await expect(page.getByText(CONFIRM)).toBeVisible();
  await expect(personButton(page)).toBeVisible();
  expect(asked).toEqual(["/turnstile/v0/api.js", "/frame"]);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 375, height: 780 });
  await expectNothingSideways(page);

  await personButton(page).click();
  await expectEnhanced(page, "meal plan for a week");
  await expect(page.getByText(CONFIRM)).toBeHidden();
  await expect.poll(() => verified).toEqual([{ secret: SECRET, response: "good-token" }]);
  // Of the content security policy's violations there is none.
  await expectProvoked(pageErrors, REFUSED_CALL);
});

test("a blocked script is explained, and Retry goes on once it is not", async ({
  page,
  pageErrors,
}) => {
  await page.route(`${VENDOR}/**`, (route) => route.abort());
  await page.goto(`${site.url}/refine`);
  await ask(page, "packing list for iceland");
  await expect(page.getByText(/^The check could not be loaded\./)).toBeVisible();
  await expect(lazyPromptBox(page)).toHaveValue("packing list for iceland");

  await page.unroute(`${VENDOR}/**`);
  await playVendor(page);
  await page.getByRole("button", { name: "Retry" }).click();
  await personButton(page).click();
  await expectEnhanced(page, "packing list for iceland");
  await expectProvoked(pageErrors, /status of 403|ERR_FAILED/);
});

test("a refused token is explained, and Retry shows the check again", async ({
  page,
  pageErrors,
}) => {
  accepts = "another";
  await playVendor(page);
  await page.goto(`${site.url}/refine`);
  await ask(page, "birthday speech for my sister");
  await personButton(page).click();
  await expect(page.getByText("The check was not accepted or had expired.")).toBeVisible();
  await expect(lazyPromptBox(page)).toHaveValue("birthday speech for my sister");

  accepts = "good-token";
  await page.getByRole("button", { name: "Retry" }).click();
  await personButton(page).click();
  await expectEnhanced(page, "birthday speech for my sister");
  await expectProvoked(pageErrors, REFUSED_CALL);
});
