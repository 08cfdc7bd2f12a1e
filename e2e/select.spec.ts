import type { Locator, Page } from "@playwright/test";

import { createAccount, openSignedIn } from "./account";
import { expect, expectAccessible, test } from "./fixtures";
import { promptDialog, promptLink, searchBox, toast } from "./library";

const bar = (page: Page) => page.getByRole("region", { name: "Selected prompts" });
const boxes = (page: Page) => page.getByRole("main").getByRole("checkbox", { name: /^Select “/ });
const chosen = (page: Page) => page.getByRole("main").getByRole("checkbox", { checked: true });
const number = (page: Page) => bar(page).getByRole("status");
const titles = async (page: Page) =>
  (await page.getByRole("main").getByRole("listitem").getByRole("link").allTextContents()).slice(
    0,
    4,
  );

async function startSelecting(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await expect(bar(page)).toBeVisible();
}

/** Once it has stopped moving. */
async function expectAboveBar(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    const { y = 0, height = 0 } = (await target.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual((await bar(page).boundingBox())?.y ?? 0);
  }).toPass();
}

/** Where the application answers: before, a link leads to the prompt's page, and a key does nothing. */
async function openLibrary(page: Page): Promise<void> {
  await page.goto("/prompts");
  await expect(page.getByText("Premium Content Below")).toBeVisible();
}

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("several cards are selected by presses and copied, with what was filled in", async ({
  page,
}) => {
  await openLibrary(page);
  const [first = "", second = "", third = "", fourth = ""] = await titles(page);
  await promptLink(page, first).click();
  await promptDialog(page, first).getByRole("textbox").first().fill("a boat");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(promptDialog(page, first)).toBeHidden();

  await startSelecting(page);
  // Anywhere on the card.
  await boxes(page)
    .nth(0)
    .click({ position: { x: 120, y: 150 } });
  await boxes(page)
    .nth(2)
    .click({ modifiers: ["Shift"] });
  await expect(number(page)).toHaveText("3 prompts selected");
  await boxes(page).nth(1).click();
  await boxes(page).nth(3).click();
  await expect(number(page)).toHaveText("3 prompts selected");
  expect(await page.evaluate(() => String(getSelection()))).toBe("");
  await expectAccessible(page);

  await bar(page).getByRole("button", { name: "Copy all" }).click();
  await expect(toast(page, "Prompts copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("a boat");
  const heads = copied.split("\n").filter((line) => line.startsWith("# "));
  expect(heads).toEqual([first, third, fourth].map((title) => `# ${title}`));
  expect(copied).not.toContain(second);
});

test("cards are selected and put into a collection by keyboard, over two searches", async ({
  page,
}) => {
  const press = (key: string) => page.keyboard.press(key);
  await openLibrary(page);
  const [first = ""] = await titles(page);
  await promptLink(page, first).focus();
  await press("x");
  await expect(boxes(page).nth(0)).toBeFocused();
  await expect(boxes(page).nth(0)).toBeChecked();
  await press("Shift+ArrowDown");
  await press("ArrowRight");
  await press("Shift+Space");
  await expect(number(page)).toHaveText("3 prompts selected");
  await press("Space");
  await expect(number(page)).toHaveText("2 prompts selected");

  await press("/");
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type("interview");
  await expect(page.getByText(/ for “interview”$/)).toBeVisible();
  await boxes(page).nth(0).focus();
  await press("Space");
  await expect(number(page)).toHaveText("3 prompts selected");

  await bar(page).getByRole("button", { name: "Add to a collection" }).focus();
  await press("Enter");
  await page.getByRole("textbox", { name: "New collection" }).fill("For Monday");
  await press("Enter");
  await expect(page.getByRole("checkbox", { name: "For Monday" })).toBeChecked();
  await press("Escape");
  await expect(bar(page)).toBeVisible();
  await press("Escape");
  await expect(bar(page)).toBeHidden();
  await expect(boxes(page)).toHaveCount(0);
  await expect(
    page.getByRole("main").getByRole("listitem").first().getByRole("link"),
  ).toBeFocused();

  await page.goto("/collections");
  await expect(page.getByRole("link", { name: /^For Monday/ })).toContainText("3 prompts");
});

test("thirty prompts are saved in one request, and the last card is above the bar", async ({
  page,
}) => {
  const account = await createAccount(page.request);
  await openSignedIn(page, "/prompts", account);
  await expect(page.getByRole("heading", { name: /^Premium Prompts/ })).toBeVisible();
  await startSelecting(page);
  await boxes(page).nth(0).click();
  await boxes(page)
    .nth(29)
    .click({ modifiers: ["Shift"] });
  await expect(chosen(page)).toHaveCount(30);
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/rest/v1/"))
      writes.push(request.url());
  });
  await bar(page).getByRole("button", { name: "Save all" }).click();
  await expect(toast(page, "All of these prompts are in Saved.")).toBeVisible();
  expect(writes.filter((url) => url.includes("saved_prompts"))).toHaveLength(1);
  await expectAboveBar(page, page.locator("[data-sonner-toast]"));
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expectAboveBar(page, page.getByRole("main").getByRole("listitem").last());
  await page.goto("/prompts?category=Saved");
  await expect(page.getByText("30 prompts", { exact: true })).toBeVisible();
});
