import type { Page } from "@playwright/test";

import { startSignedIn } from "./account";
import { expect, test } from "./fixtures";
import { promptNamed, toast } from "./library";

const PROMPT = promptNamed("Get an editor's report before you rewrite");
const PAGE = "/prompts/p/get-an-editors-report-before-you-rewrite";

const firstBlank = (page: Page) =>
  page.getByRole("region", { name: "Fill in the blanks" }).getByRole("textbox").first();

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

test("a link with answers fills the blanks for anyone who opens it, without a touch", async ({
  page,
  context,
}) => {
  await page.goto(`/prompts?prompt=${PROMPT.id}`);
  await firstBlank(page).fill("my secret novel");
  await page.getByRole("button", { name: "More for this prompt" }).click();
  await page.getByRole("button", { name: "Copy link with my answers" }).click();
  await expect(toast(page, "Link copied")).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname).toBe(PAGE);

  const other = await context.newPage();
  await other.goto(link.href);
  await expect(other.getByText(/^The blanks are filled in with the answers/)).toBeVisible();
  await expect(firstBlank(other)).toHaveValue("my secret novel");
  expect(new URL(other.url()).hash).toBe("");
});

test("a prompt of one's own is shared with somebody without an account", async ({
  page,
  browser,
}) => {
  await startSignedIn(page, "/prompts?category=Saved");
  await page.getByRole("button", { name: "Write a prompt" }).click();
  await page.getByLabel("Title").fill("Weekly report");
  await page.getByLabel("Prompt", { exact: true }).fill("Sum up [WEEK: e.g. this one].");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: /^Weekly report/ }).click();
  await page.getByRole("button", { name: "More for “Weekly report”" }).click();
  await page.getByRole("button", { name: "Share by link" }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(toast(page, "Link copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const guest = await (await browser.newContext()).newPage();
  const answer = await guest.goto(link);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
  await expect(guest.getByRole("heading", { level: 1, name: "Weekly report" })).toBeVisible();
  await page.getByRole("button", { name: "Switch off" }).click();
  await expect(toast(page, "Link switched off")).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole("heading", { name: "This link shows nothing" })).toBeVisible();
});
