import type { BrowserContext, Page } from "@playwright/test";

import { TEXT_NOT_KEPT } from "../src/domain/entitlement";
import { placeholdersOf } from "../src/domain/placeholders";
import { firstFreeIn } from "../tests/support/prompt-counts";
import { expireSession, openSignedIn, PREMIUM_DEMO, startSignedIn } from "./account";
import { lazyPromptBox } from "./enhancer";
import { expect, expectAccessible, test } from "./fixtures";
import {
  likeButton,
  promptDialog,
  promptLink,
  promptNamed,
  saveButton,
  searchBox,
  toast,
  viewButton,
} from "./library";
import { NEXT_CACHE, NEXT_MARK, serveReleases } from "./next-release";
import { CONTENT_PATHS, wake } from "./static-pages";

test.use({ serviceWorkers: "allow", permissions: ["clipboard-read", "clipboard-write"] });

const WRITING = "/prompts?category=Writing";
const SEEN = firstFreeIn("Writing");
const [, GUIDE = "", OTHER_GUIDE = ""] = CONTENT_PATHS;
const PREMIUM = promptNamed("Dark rival: find the gap a competitor would use");

// Without a connection the browser logs every request.
test.afterEach(({ pageErrors }) => {
  const others = pageErrors.splice(0).filter((text) => !/net::ERR_|status of 503/.test(text));
  expect(others).toEqual([]);
});

const offlineMark = (page: Page) => page.getByText("Offline", { exact: true });

/** The worker has kept the application, and answers this page. */
async function untilKept(page: Page): Promise<void> {
  await wake(page);
  await page.mouse.move(60, 60);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve),
    );
  });
}

/** Everything that is kept of what was read, as one text. */
const keptTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith("files-"));
    const opened = await Promise.all(names.map((name) => caches.open(name)));
    const texts = opened.map(async (cache) => {
      const answers = await cache.matchAll();
      return Promise.all(answers.map((answer) => answer.text()));
    });
    return (await Promise.all(texts)).flat().join("\n");
  });

/** Opens the view once more, so that the worker keeps its answers. */
async function readAgain(page: Page, title: string): Promise<void> {
  await page.reload();
  await expect(promptLink(page, title)).toBeVisible();
  await expect.poll(() => keptTexts(page)).toContain(title);
}

test("what was read is there without a connection: search, a prompt, its blanks, copy", async ({
  page,
  context,
}) => {
  await page.goto(WRITING);
  await untilKept(page);
  await readAgain(page, SEEN.title);
  await page.mouse.move(80, 80);
  await context.setOffline(true);
  await expect(offlineMark(page)).toBeVisible();
  await page.reload();
  await expect(offlineMark(page)).toBeVisible();
  await expect(promptLink(page, SEEN.title)).toBeVisible();
  await expectAccessible(page);

  await searchBox(page).fill(SEEN.title.slice(0, 20));
  await expect(page.getByText(/^\d+ prompts? for “.*among those opened before$/)).toBeVisible();
  await promptLink(page, SEEN.title).click();
  const dialog = promptDialog(page, SEEN.title);
  await expect(dialog).toBeVisible();
  const [blank] = placeholdersOf(SEEN.content);
  if (blank !== undefined) {
    await dialog.getByRole("textbox").first().fill("a word of my own");
  }
  await dialog.getByRole("button", { name: /^Copy/ }).first().click();
  await expect(toast(page, "Prompt copied to clipboard.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  if (blank !== undefined) expect(copied).toContain("a word of my own");

  // The dialog's address is that of a page which was never opened: the library shows the prompt.
  await page.reload();
  await expect(promptDialog(page, SEEN.title)).toBeVisible();
  await page.goto(GUIDE);
  await expect(page.getByRole("heading", { name: "This page cannot be reached" })).toBeVisible();
});

test("a guide that was read is there again, and one that was open when the worker came", async ({
  page,
  context,
}) => {
  await page.goto(GUIDE);
  const heading = page.getByRole("heading", { level: 1 });
  const title = (await heading.textContent()) ?? "";
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(heading).toHaveText(title);
  await wake(page);
  await expect(offlineMark(page)).toBeVisible();
  await page.goto(OTHER_GUIDE);
  await page.getByRole("link", { name: "Open the library" }).click();
  await expect(searchBox(page)).toBeVisible();
});

/** Answers of the database to saves that the worker sent. */
function countSaves(context: BrowserContext): () => number {
  let count = 0;
  context.on("response", (response) => {
    const request = response.request();
    const isSave = request.method() === "POST" && request.url().includes("/rest/v1/saved_prompts");
    if (isSave && request.serviceWorker() !== null) count += 1;
  });
  return () => count;
}

test("a save and a like made offline outlive a reload, and are sent once, with two tabs and an old session", async ({
  page,
  context,
}) => {
  await startSignedIn(page, WRITING);
  await untilKept(page);
  await readAgain(page, SEEN.title);
  const other = await context.newPage();
  await other.goto(WRITING);
  await expect(promptLink(other, SEEN.title)).toBeVisible();
  const saves = countSaves(context);
  const save = saveButton(page, SEEN.title);
  const like = likeButton(page, SEEN.title);
  await expect(save).toHaveAttribute("aria-disabled", "false");

  await context.setOffline(true);
  await save.click();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  // Taken back: of a prompt the last write counts.
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "false");
  // Offline a session cannot be renewed, so it does not run out.
  await expireSession(page);
  await page.reload();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await expect(like).toHaveAttribute("aria-pressed", "false");
  expect(saves()).toBe(0);

  await context.setOffline(false);
  await expect(offlineMark(page)).toBeHidden();
  await expect(saveButton(other, SEEN.title)).toHaveAttribute("aria-pressed", "true");
  await viewButton(page, "Saved").click();
  await expect(promptLink(page, SEEN.title)).toBeVisible();
  await page.reload();
  await expect(promptLink(page, SEEN.title)).toBeVisible();
  expect(saves()).toBe(1);
});

test("the text of a premium prompt is never kept, and signing out in any tab deletes what was read", async ({
  page,
  context,
}) => {
  const address = `/prompts?q=${encodeURIComponent(PREMIUM.title)}`;
  const secret = PREMIUM.content.trim().split("\n").at(-1) ?? "";
  await openSignedIn(page, `/prompts/p/${PREMIUM.slug}`, PREMIUM_DEMO);
  await untilKept(page);
  await page.reload();
  await expect(page.getByRole("main")).toContainText(secret);
  await page.goto(address);
  await expect(promptLink(page, PREMIUM.title)).toBeVisible();
  await page.goto("/prompts");
  await expect(page.getByText(/^Welcome, /)).toBeVisible();
  await expect.poll(() => keptTexts(page)).toContain(TEXT_NOT_KEPT);
  expect(await keptTexts(page)).not.toContain(secret);
  expect(await keptTexts(page)).toContain(PREMIUM_DEMO.email);

  // Offline its text is missing, and nothing pretends to be it.
  await context.setOffline(true);
  await page.reload();
  const premium = page.getByRole("region", { name: /^Premium Prompts/ }).getByRole("listitem");
  await expect(premium.first()).toContainText(TEXT_NOT_KEPT);
  await expect(premium.first().getByRole("button", { name: /^Copy/ })).toHaveCount(0);
  await premium.first().getByRole("link").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Check your connection and try again.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Retry" })).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByRole("button", { name: /^Copy/ }).first()).toBeVisible();

  const other = await context.newPage();
  await other.goto("/prompts");
  await other.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page.getByRole("button", { name: "Sign In" }).first()).toBeVisible();
  await expect.poll(() => keptTexts(page)).not.toContain(PREMIUM_DEMO.email);
});

test("a new release is there at the next page, and leaves what is typed alone", async ({
  page,
  context,
  baseURL,
}) => {
  const site = await serveReleases(baseURL ?? "");
  try {
    await page.goto(`${site.url}/refine`);
    await untilKept(page);
    const box = lazyPromptBox(page);
    await box.fill("a line that is being typed");
    const before = await page.evaluate(() => caches.keys());

    site.release();
    await page.evaluate(async () => {
      const changed = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve),
      );
      await (await navigator.serviceWorker.ready).update();
      await changed;
    });
    await expect(box).toHaveValue("a line that is being typed");
    // What the open page may still fetch is kept beside the new release.
    const after = await page.evaluate(() => caches.keys());
    expect(after.toSorted()).toEqual([...before, NEXT_CACHE].toSorted());
    await expect(page.locator(NEXT_MARK)).toHaveCount(0);

    await page.goto(`${site.url}/refine`);
    await expect(page.locator(NEXT_MARK)).toHaveCount(1);
    await context.setOffline(true);
    await page.goto(`${site.url}/prompts`);
    await expect(page.locator(NEXT_MARK)).toHaveCount(1);
    await expect(searchBox(page)).toBeVisible();
  } finally {
    site.stop();
  }
});
