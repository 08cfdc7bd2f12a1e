import type { Page, Request } from "@playwright/test";

import { ROUTES } from "../src/config/routes";
import { GUIDES } from "../src/content/registry";
import type { LandingPage } from "../src/content/types";
import { expect, expectAccessible, test } from "./fixtures";
import { searchBox, toasts } from "./library";
import { ALL_PATHS, CONTENT_PATHS, expectRunning, holdApplication, wake } from "./static-pages";

const GUIDE = "/prompts/claude-ai";
const COMPARISON = "/prompts/chatgpt-vs-gemini-vs-claude";
const MISSING = "/prompts/no-such-page";

const exampleOf = (page: Page, index: number) =>
  page.getByRole("region", { name: "Example Prompts" }).getByRole("listitem").nth(index);

/** Chromium reports the answer's status by itself. */
const ownErrors = (errors: readonly string[]) =>
  errors.filter((text) => !text.startsWith("Failed to load resource"));

/** Paths of what is requested from now on; the browser fetches the icon when it likes. */
function recordRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname !== "/favicon.svg") paths.push(pathname);
  });
  return paths;
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, load } of GUIDES) {
    test(`${path} shows its heading, its text and its examples`, async ({ page }) => {
      const record: LandingPage = (await load()).default;
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(record.metaTitle);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(record.title);
      for (const [index, example] of record.examplePrompts.entries()) {
        await expect(exampleOf(page, index)).toContainText(example.title);
        await expect(exampleOf(page, index)).toContainText(example.content.slice(-40));
      }
    });
  }

  test("the index leads to every guide", async ({ page }) => {
    await page.goto("/guides");
    for (const { label } of GUIDES) {
      await expect(
        page.getByRole("main").getByRole("link", { name: label, exact: true }),
      ).toBeVisible();
    }
  });

  test("support shows every answer", async ({ page }) => {
    await page.goto(ROUTES.support);
    await expect(page.getByRole("region").locator("p").first()).toBeVisible();
    await expect(page.locator("[data-state=closed][role=region]:visible")).toHaveCount(6);
  });

  for (const path of [ROUTES.refine, ROUTES.popupEnhancer]) {
    test(`${path} says what it does and what it needs, and leads on`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(main.getByText(/It needs JavaScript\./)).toBeVisible();
      await expect(page.getByText("Loading the enhancer")).toBeHidden();
      await expect(main.locator(".animate-wait:visible")).toHaveCount(0);
      await main.getByRole("link", { name: "the guides" }).click();
      await expect(page).toHaveURL("/guides");
    });
  }

  test("a prompt's page has no button that does nothing, and says why", async ({ page }) => {
    await page.goto("/prompts/p/get-an-editors-report-before-you-rewrite");
    const main = page.getByRole("main");
    await expect(main.getByRole("region", { name: "Prompt text" })).toBeVisible();
    await expect(main.getByRole("button")).toHaveCount(0);
    // Playwright's roles and texts leave <noscript> out.
    await expect(page.locator("main noscript p")).toContainText("need JavaScript");
  });

  test("the account's page says what it needs", async ({ page }) => {
    await page.goto("/account");
    await expect(page.locator("main noscript p")).toHaveText("Your account needs JavaScript.");
  });

  test("'Enhance this' leads to the enhancer with the text in the address", async ({ page }) => {
    await page.goto(GUIDE);
    await exampleOf(page, 0).getByRole("button", { name: "Enhance this" }).click();
    await expect(page).toHaveURL(/\/refine\?text=.+/);
  });
});

test("every page hydrates without an error and without a violation of its policy", async ({
  page,
  pageErrors,
}) => {
  test.slow();
  for (const path of ALL_PATHS) {
    await page.goto(path);
    if (new URL(page.url()).pathname === path) await wake(page);
    expect(pageErrors, path).toEqual([]);
  }
});

test("a content page asks for nothing after load, and only for its own code on intent", async ({
  context,
}) => {
  test.slow();
  for (const path of CONTENT_PATHS) {
    // Of its own: a pointer that rests where the last page had it moves on the next one, as far as that can tell.
    const page = await context.newPage();
    const requests = recordRequests(page);
    await page.goto(path, { waitUntil: "networkidle" });
    expect(requests.filter((request) => !request.endsWith(".woff2"))).toEqual([path]);
    await wake(page);
    await page.mouse.move(60, 60);
    await expect(toasts(page)).toBeAttached();
    expect(requests.filter((request) => !request.startsWith("/assets/"))).toEqual([path]);
    await page.close();
  }
});

test("Copy pressed before the application is there works once it is", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const release = await holdApplication(page);
  await page.goto(GUIDE);
  await exampleOf(page, 1).getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied")).toHaveCount(0);
  release();
  await expect(page.getByText(/copied/i).first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await exampleOf(page, 1).locator("p").first().textContent());
});

test("a press works too where the application draws the page anew from its query", async ({
  page,
}) => {
  const release = await holdApplication(page);
  await page.goto("/prompts?category=Writing");
  await page.getByRole("button", { name: "Sign In" }).click();
  release();
  await expect(page.getByRole("dialog", { name: /^Welcome to/ })).toBeVisible();
});

test("what is typed is kept too where the application draws the page anew from its query", async ({
  page,
}) => {
  const release = await holdApplication(page);
  await page.goto("/prompts?category=Writing");
  await searchBox(page).pressSequentially("cover let");
  release();
  await expect(page.getByText(/^\d+ prompts for “cover let”$/)).toBeVisible();
  await page.keyboard.type("ter");
  await expect(searchBox(page)).toHaveValue("cover letter");
});

test("Copy works when the clipboard is refused", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error("refused")) },
    });
  });
  await page.goto(GUIDE);
  await wake(page);
  await exampleOf(page, 0).getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText(/copied/i).first()).toBeVisible();
});

test("what is typed and pressed on the front page before the application is there is kept", async ({
  page,
}) => {
  const release = await holdApplication(page);
  await page.goto(ROUTES.landing);
  const line = page.getByRole("textbox", { name: "Your line" });
  await line.pressSequentially("packing list for iceland");
  release();
  await expectRunning(page);
  await expect(line).toHaveValue("packing list for iceland");
  await line.press("End");
  await line.pressSequentially(" in may");
  await expect(line).toHaveValue("packing list for iceland in may");
});

test("a form sent before the application is there is sent once it is", async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto(ROUTES.landing);
  const line = page.getByRole("textbox", { name: "Your line" });
  await line.fill("packing list for iceland");
  await line.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a link works before the application is there", async ({ page }) => {
  await holdApplication(page);
  await page.goto(GUIDE);
  await page.getByRole("banner").getByRole("link", { name: "Guides" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All guides");
});

test("going on to another guide fetches that guide's text and keeps one of each head tag", async ({
  page,
}) => {
  await page.goto(GUIDE);
  await wake(page);
  // The next movement fetches the toasts.
  await page.mouse.move(60, 60);
  await expect(toasts(page)).toBeAttached();
  const requests = recordRequests(page);
  await page.getByRole("link", { name: "ChatGPT vs Claude" }).click();
  await expect(page).toHaveTitle(/ChatGPT vs Claude/);
  expect(requests.filter((path) => !path.includes("chatgpt-vs-claude"))).toEqual([]);
  for (const tag of [
    "title",
    "link[rel=canonical]",
    "meta[name=description]",
    "meta[property='og:title']",
  ]) {
    await expect(page.locator(tag), tag).toHaveCount(1);
  }
});

test("an unknown address is answered with 404, its heading and a log entry", async ({
  page,
  pageErrors,
}) => {
  const response = await page.goto(MISSING);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  expect(await response?.text()).not.toContain("no-such-page");
  await wake(page);
  expect(ownErrors(pageErrors)).toEqual([`404: no page at ${MISSING}`]);
  pageErrors.length = 0;
});

test("a chosen theme is there before the application", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto(GUIDE);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(20, 19, 17)");
});

test("the redirect of the specification's old address", async ({ page }) => {
  await page.goto("/prompts/marketing-prompts");
  await expect(page).toHaveURL(/\/marketing-prompts$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

/** The other kinds have their data layer or their record: see screens.spec.ts and prompt-pages.spec.ts. */
const KINDS = [
  GUIDE,
  COMPARISON,
  "/guides",
  ROUTES.landing,
  ROUTES.premium,
  ROUTES.privacy,
  ROUTES.terms,
  ROUTES.support,
  MISSING,
];

for (const path of KINDS) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${path} is accessible in ${colorScheme} at every width`, async ({ page, pageErrors }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await expectAccessible(page);
        const isWider = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        expect(isWider, `${path} scrolls sideways at ${width} px`).toBe(false);
      }
      if (path === MISSING) pageErrors.length = 0;
    });
  }
}
