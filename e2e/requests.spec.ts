import type { Page } from "@playwright/test";

import { FREE_DEMO, openSignedIn } from "./account";
import { expect, test } from "./fixtures";
import { promptDialog } from "./library";

/** The tables that the page asks for from now on, in order of asking. */
function recordReads(page: Page): string[] {
  const tables: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/rest/v1/")) tables.push(pathname.replace("/rest/v1/", ""));
  });
  return tables;
}

test("the library asks once a page and never once a card", async ({ page }) => {
  await openSignedIn(page, "/prompts", FREE_DEMO);
  const reads = recordReads(page);
  await page.reload();
  const free = page.getByRole("region", { name: /^Free Prompts/ });
  const cards = free.getByRole("listitem");
  await expect(cards).toHaveCount(24);
  await expect(page.getByText("Premium Content Below")).toBeVisible();
  const firstLoad = ["prompt_votes", "prompts", "prompts", "prompts", "saved_prompts", "users"];
  await expect.poll(() => reads.toSorted()).toEqual(firstLoad);

  const showMore = free.getByRole("button", { name: "Show more" });
  await showMore.scrollIntoViewIfNeeded();
  await showMore.click();
  await expect(cards).toHaveCount(48);
  await expect(cards.nth(24).getByRole("link")).toBeFocused();
  const last = page
    .getByRole("region", { name: /^Premium Prompts/ })
    .getByRole("listitem")
    .last();
  await last.scrollIntoViewIfNeeded();
  const link = cards.nth(30).getByRole("link");
  // What is off the screen has no inner text.
  const title = (await link.textContent()) ?? "";
  await link.click();
  await expect(promptDialog(page, title)).toBeVisible();
  expect(reads.toSorted()).toEqual([
    "prompt_votes",
    ...Array<string>(4).fill("prompts"),
    "saved_prompts",
    "users",
  ]);
});

/** Until the page is idle. */
const REQUESTS_MAX = 16;
const DIALOG_FILES = /\/assets\/(?:library-prompt-dialog|upgrade-dialog|auth-dialog|toasts)-/;

test("what dialogs and toasts need is fetched when somebody begins to use the library", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const dialogFiles = () => requests.filter((url) => DIALOG_FILES.test(url));
  await page.goto("/prompts");
  const premium = page.getByRole("region", { name: /^Premium Prompts/ });
  await expect(premium.getByRole("listitem").first()).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(dialogFiles()).toEqual([]);
  expect(requests.length).toBeLessThanOrEqual(REQUESTS_MAX);
  await page.mouse.move(9, 9);
  await expect.poll(() => dialogFiles().length).toBe(4);
});
