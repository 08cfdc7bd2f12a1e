import { PREMIUM_DEMO, openSignedIn } from "./account";
import { premiumBadge } from "./checkout";
import { expect, test } from "./fixtures";
import { card, promptDialog, promptLink, promptNamed, toast } from "./library";

const PREMIUM = promptNamed("Dark rival: find the gap a competitor would use");
const ADDRESS = `/prompts?q=${encodeURIComponent(PREMIUM.title)}`;
/** The start of the full text, which no teaser holds. */
const SECRET = PREMIUM.content.slice(0, 60);

test("a premium user reads premium prompts, and signing out locks them again", async ({ page }) => {
  await openSignedIn(page, ADDRESS, PREMIUM_DEMO);
  await expect(premiumBadge(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Best matches" })).toBeVisible();
  await expect(page.getByRole("meter")).toHaveCount(0);
  await expect(card(page, PREMIUM.title)).not.toContainText("Unlock full prompt with Premium");

  await promptLink(page, PREMIUM.title).click();
  const dialog = promptDialog(page, PREMIUM.title);
  const lines = PREMIUM.content.split("\n").filter((line) => line !== "");
  for (const line of lines) await expect(dialog).toContainText(line);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(toast(page, "Signed Out")).toBeVisible();
  await expect(card(page, PREMIUM.title)).toContainText("Unlock full prompt with Premium");
  await expect(premiumBadge(page)).toBeHidden();
  expect(await page.content()).toContain(PREMIUM.teaser);
  expect(await page.content()).not.toContain(SECRET);
});

test("the divider is between free and premium prompts, but not for a premium user", async ({
  page,
}) => {
  await page.goto("/prompts");
  await expect(page.getByText("Premium Content Below")).toBeVisible();
  await openSignedIn(page, "/prompts", PREMIUM_DEMO);
  await expect(page.getByRole("heading", { name: /^Premium Prompts \(Unlocked\)/ })).toBeVisible();
  await expect(page.getByText("Premium Content Below")).toBeHidden();
});
