import type { Locator, Page } from "@playwright/test";

import { fillPlaceholders, placeholdersOf } from "../src/domain/placeholders";
import { promptFields } from "../src/domain/prompt-fields";
import { promptRedirects, readPromptSources } from "../supabase/prompts/tools/prompt-source";
import {
  authDialog,
  createAccount,
  FREE_DEMO,
  PREMIUM_DEMO,
  openSignedIn,
  submitSignIn,
} from "./account";
import { expect, expectAccessible, test } from "./fixtures";
import {
  likeButton,
  promptDialog,
  promptLink,
  promptNamed,
  saveButton,
  searchBox,
  toast,
  toasts,
  upgradeDialog,
} from "./library";
import { expectNothingSideways } from "./sideways";
import { expectRunning, wake } from "./static-pages";

const FREE = promptNamed("Get an editor's report before you rewrite");
const PREMIUM = promptNamed("Dark rival: find the gap a competitor would use");
const FREE_PAGE = `/prompts/p/${FREE.slug}`;
const PREMIUM_PAGE = `/prompts/p/${PREMIUM.slug}`;
const SEARCH = "/prompts?q=editor%27s+report";
const lastLine = (text: string): string => text.trim().split("\n").at(-1) ?? "";

const heading = (page: Page, title: string) => page.getByRole("heading", { level: 1, name: title });

test("a card opens the prompt over the library, at the prompt's address; back closes it", async ({
  page,
}) => {
  await page.goto(SEARCH);
  await promptLink(page, FREE.title).click();
  const dialog = promptDialog(page, FREE.title);
  await expect(dialog).toContainText(lastLine(FREE.content));
  await expect(page).toHaveURL(FREE_PAGE);
  await expect(page).toHaveTitle(new RegExp(`^${FREE.title}`));
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(SEARCH);
  await expect(searchBox(page)).toHaveValue("editor's report");
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(SEARCH);
});

test("the library is where it was when the dialog closes", async ({ page }) => {
  await page.goto("/prompts");
  const links = page.getByRole("main").locator("a[aria-haspopup=dialog]");
  // Six featured, 24 free and 24 premium prompts: a list that comes later would move the twentieth.
  await expect(links).toHaveCount(54);
  const link = links.nth(20);
  // As the press below: waits until the link no longer moves, and scrolls again when something covers it.
  await link.hover();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  // On the screen: cards above it get their true heights only now, and the browser scrolls along.
  const topOfLink = () => link.evaluate((element) => element.getBoundingClientRect().top);
  const before = await topOfLink();
  await link.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(Math.abs((await topOfLink()) - before)).toBeLessThan(2);
});

test("a reload of that address shows the page, and back from there the library", async ({
  page,
}) => {
  await page.goto(SEARCH);
  await promptLink(page, FREE.title).click();
  await expect(promptDialog(page, FREE.title)).toBeVisible();
  await page.reload();
  await expect(heading(page, FREE.title)).toBeVisible();
  await wake(page);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(heading(page, FREE.title)).toBeVisible();
  await page.goBack();
  await expect(searchBox(page)).toHaveValue("editor's report");
  await expect(promptLink(page, FREE.title)).toBeVisible();
});

test("a press that opens a new tab gets the page", async ({ page, context }) => {
  await page.goto(SEARCH);
  const opened = context.waitForEvent("page");
  await promptLink(page, FREE.title).click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expect(heading(tab, FREE.title)).toBeVisible();
  expect(new URL(tab.url()).pathname).toBe(FREE_PAGE);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the address with the prompt's id leads to the dialog and its address", async ({ page }) => {
  await page.goto(`/prompts?category=Writing&prompt=${FREE.id}`);
  const dialog = promptDialog(page, FREE.title);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(FREE_PAGE);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/prompts?category=Writing");
});

test("a former address leads to the one of today", async ({ page, request }) => {
  const [[former, slug] = []] = promptRedirects();
  const [from, to] = [`/prompts/p/${former}`, `/prompts/p/${slug}`];
  const answer = await request.get(from, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()["location"]).toBe(to);
  await page.goto(from);
  await expect(page).toHaveURL(to);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a page fetches nothing after load until somebody touches it", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(FREE_PAGE, { waitUntil: "load" });
  await expect(page.locator("#root[data-start=signed-in]")).toBeAttached();
  const data = requested.filter((path) => /\/(?:rest|auth|functions)\/v1/.test(path));
  expect(data).toEqual([]);
  expect(requested.filter((path) => path.includes("/assets/main-"))).toEqual([]);
});

test("copy works at the first press, before the application is there", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(FREE_PAGE);
  await page.getByRole("button", { name: "Copy Prompt" }).click();
  await expect(toast(page, "Prompt copied to clipboard.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(FREE.content);
});

const FIELDS = promptFields(FREE.content);
const [FIRST, SECOND] = FIELDS.map(({ label }) => label);
const blanks = (page: Page) =>
  page.getByRole("region", { name: "Prompt text" }).getByRole("textbox");
const fieldInList = (page: Page, label = FIRST ?? "") =>
  page.getByRole("region", { name: "Fill in the blanks" }).getByLabel(label, { exact: true });

/** Whether two things on the screen have no point in common. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (a === null || b === null) throw new Error("Not on the screen.");
  const isApart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect(isApart, `${JSON.stringify(a)} and ${JSON.stringify(b)}`).toBe(true);
}

for (const width of [375, 1280]) {
  test.describe(`blanks, at ${width} px`, () => {
    test.use({
      viewport: { width, height: width === 375 ? 780 : 800 },
      permissions: ["clipboard-read", "clipboard-write"],
    });

    test("are written in at the first press, Tab leads to the next, and Copy takes the filled text", async ({
      page,
    }) => {
      await page.goto(FREE_PAGE);
      await blanks(page).first().click();
      await expect(blanks(page).first()).toBeFocused();
      await page.keyboard.type("two nurses & a cat");
      await expectRunning(page);
      await page.keyboard.press("Tab");
      await expect(blanks(page).nth(1)).toBeFocused();
      await page.keyboard.type("line one");
      await page.keyboard.press("Shift+Enter");
      await page.keyboard.type("line two");
      await page.keyboard.press("Shift+Tab");
      await expect(blanks(page).first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(blanks(page).first()).not.toBeFocused();
      await expect(fieldInList(page)).toHaveValue("two nurses & a cat");
      const values = {
        [FIELDS[0]?.key ?? ""]: "two nurses & a cat",
        [FIELDS[1]?.key ?? ""]: "line one\nline two",
      };
      const filled = fillPlaceholders(FREE.content, values);
      expect(await page.getByRole("region", { name: "Prompt text" }).textContent()).toBe(filled);
      await expectNothingSideways(page);
      await expectAccessible(page);
      await page.getByRole("button", { name: "Copy Prompt" }).click();
      const copied = toast(page, "Prompt copied to clipboard.");
      await expect(copied).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(filled);

      await page.reload();
      await wake(page);
      await expect(blanks(page).first()).toHaveText("two nurses & a cat");
      await expect(fieldInList(page, SECOND)).toHaveValue(/^line one\s*line two$/);
    });

    test("stay with their prompt: another one only offers the words", async ({ page }) => {
      await page.goto(FREE_PAGE);
      await fieldInList(page).fill("of the report");
      await expect(blanks(page).first()).toHaveText("of the report");
      const other = readPromptSources().find(
        ({ slug, teaser, content }) =>
          slug !== FREE.slug &&
          teaser === null &&
          placeholdersOf(content).some(({ key }) => key === FIELDS[0]?.key),
      );
      if (other === undefined) throw new Error("No other prompt has the blank.");
      await page.goto(`/prompts/p/${other.slug}`);
      await wake(page);
      const text = page.getByRole("region", { name: "Prompt text" });
      expect(await text.textContent()).toBe(other.content);
      await page.getByRole("button", { name: "Use “of the report”, from another prompt" }).click();
      await expect(text).toContainText("of the report");
    });

    test("in the dialog, Copy and Open in are in view and nothing covers them", async ({
      page,
    }) => {
      await page.goto(SEARCH);
      await promptLink(page, FREE.title).click();
      const dialog = promptDialog(page, FREE.title);
      const actions = [
        dialog.getByRole("button", { name: "Copy Prompt" }),
        dialog.getByRole("button", { name: "Open in ChatGPT" }),
        dialog.getByRole("button", { name: "Open in another assistant" }),
      ];
      const text = dialog.getByRole("region", { name: "Prompt text" });
      await blanks(page).first().click();
      await page.keyboard.type("two nurses");
      await actions[0]?.click();
      const shown = toasts(page).getByRole("listitem");
      await expect(shown).toHaveCount(1);
      // At rest: a toast slides in.
      await shown.hover();
      for (const action of actions) {
        await expect(action).toBeInViewport({ ratio: 1 });
        await expectApart(action, shown);
        await expectApart(action, dialog.getByRole("button", { name: "Close" }));
      }
      await expectApart(text, dialog.getByRole("button", { name: "Close" }));
      await expect(
        dialog.getByRole("region", { name: "Related prompts" }).getByRole("link"),
      ).toHaveCount(3);
      await expectAccessible(page);
      const [list, prompt] = await Promise.all([
        dialog.getByRole("region", { name: "Fill in the blanks" }).boundingBox(),
        text.boundingBox(),
      ]);
      // Two columns, or the text first.
      if (width > 768) expect(list?.x).toBeLessThan(prompt?.x ?? 0);
      else expect(list?.y).toBeGreaterThan(prompt?.y ?? 0);
    });
  });
}

test("on a phone the list of blanks is one press away", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto(FREE_PAGE);
  await page.getByRole("button", { name: "List all" }).click();
  await expect(fieldInList(page)).toBeFocused();
  await expect(fieldInList(page)).toBeInViewport({ ratio: 1 });
});

test("'Enhance this' brings the text to the enhancer", async ({ page }) => {
  await page.goto(FREE_PAGE);
  await page.getByRole("button", { name: "Enhance this" }).click();
  await expect(page).toHaveURL("/refine");
  await expect(page.getByRole("textbox").first()).toHaveValue(FREE.content);
});

test("a reader likes and saves on the page, and finds both after a reload", async ({
  page,
  request,
}) => {
  await openSignedIn(page, "/prompts", await createAccount(request));
  await page.goto(FREE_PAGE);
  await likeButton(page, FREE.title).click();
  await saveButton(page, FREE.title).click();
  await expect(toast(page, "Saved!")).toBeVisible();
  await expect(likeButton(page, FREE.title)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(/% positive \(\d+ votes?\)/)).toBeVisible();
  await page.reload();
  await expect(likeButton(page, FREE.title)).toHaveAttribute("aria-pressed", "true");
  await expect(saveButton(page, FREE.title)).toHaveAttribute("aria-pressed", "true");
});

test("a guest who likes is asked to sign in", async ({ page }) => {
  await page.goto(FREE_PAGE);
  await likeButton(page, FREE.title).click();
  await expect(authDialog(page)).toBeVisible();
});

test("a premium page holds the teaser alone; unlocking leads to the upgrade", async ({ page }) => {
  await page.goto(PREMIUM_PAGE);
  await expect(page.getByText(PREMIUM.teaser ?? "")).toBeVisible();
  expect(await page.content()).not.toContain(lastLine(PREMIUM.content));
  await page.getByRole("button", { name: "Unlock full prompt with Premium" }).click();
  await submitSignIn(page, FREE_DEMO);
  await expect(upgradeDialog(page)).toBeVisible();
  expect(await page.content()).not.toContain(lastLine(PREMIUM.content));
});

test("a premium reader gets the whole text on the page", async ({ page }) => {
  await openSignedIn(page, "/prompts", PREMIUM_DEMO);
  await page.goto(PREMIUM_PAGE);
  await expectRunning(page);
  await expect(page.getByRole("main")).toContainText(lastLine(PREMIUM.content));
  await expect(page.getByRole("button", { name: "Copy Prompt" })).toBeVisible();
});

test("from all guides to a prompt without the application, on a phone", async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 375, height: 812 },
  });
  const page = await context.newPage();
  await page.goto("/guides");
  const categories = page.getByRole("navigation", { name: "Categories" });
  await categories.getByRole("link", { name: "Writing", exact: true }).click();
  await page.getByRole("link", { name: FREE.title }).click();
  await expect(heading(page, FREE.title)).toBeVisible();
  await expect(page.getByRole("main")).toContainText(lastLine(FREE.content));
  await page.getByRole("region", { name: "Related prompts" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/prompts\/p\//);
  await context.close();
});

test("a category's list takes its prompts from its own rows, and keeps them for the way back", async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  await page.goto("/prompts/c/writing");
  const rows = page.getByRole("main").getByRole("listitem");
  const printed = await rows.allInnerTexts();
  expect(printed.length).toBeGreaterThan(50);
  const filter = page.getByRole("searchbox", { name: "Filter Writing prompts" });
  await filter.fill("cut draft");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    new RegExp(`^\\d of ${printed.length} prompts$`),
  );
  await filter.fill("");
  await expect(rows).toHaveText(printed, { useInnerText: true });
  await page.getByRole("link", { name: "All categories and guides" }).click();
  await expect(page).toHaveURL("/guides");
  await page.goBack();
  await expect(rows).toHaveText(printed, { useInnerText: true });
  expect(complaints).toEqual([]);
});

for (const path of [FREE_PAGE, PREMIUM_PAGE, "/prompts/c/writing"]) {
  test(`${path} is accessible, and fits a narrow screen`, async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await expectNothingSideways(page);
        await expectAccessible(page);
      }
    }
  });
}
