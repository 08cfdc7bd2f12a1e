import { TOAST_UNREACHABLE } from "../src/messages/fixed-texts";
import { firstFreeIn } from "../tests/support/prompt-counts";
import { startSignedIn } from "./account";
import { enhanceButton, lazyPromptBox } from "./enhancer";
import { expect, expectAccessible, expectProvoked, test } from "./fixtures";
import { holdRequests } from "./held-requests";
import { card, likeButton, saveButton, searchBox, toast, toasts } from "./library";
import { expectRunning } from "./static-pages";

const TITLE = firstFreeIn("Writing").title;
const ADDRESS = "/prompts?category=Writing";
const NO_CONNECTION = /net::ERR_/;

test("prompts that cannot be loaded give way to a sentence, and Retry brings them", async ({
  page,
  pageErrors,
}) => {
  await page.route("**/rest/v1/**", (route) => route.abort());
  await page.goto(ADDRESS);
  await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toHaveCount(1);
  await expectAccessible(page);
  await expectProvoked(pageErrors, NO_CONNECTION);

  await page.unroute("**/rest/v1/**");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(card(page, TITLE)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  pageErrors.length = 0;
});

test("a search without a connection says so, and runs by itself when it is back", async ({
  page,
  context,
  pageErrors,
}) => {
  await page.goto(ADDRESS);
  await expect(card(page, TITLE)).toBeVisible();
  const offline = page.getByText("You are offline. The prompts load when the connection is back.");
  await context.setOffline(true);
  await searchBox(page).fill("bedtime story");
  await expect(offline).toBeVisible();
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectProvoked(pageErrors, NO_CONNECTION);

  await context.setOffline(false);
  await expect(page.getByText(/^\d+ prompts? for “bedtime story”$/)).toBeVisible();
  await expect(offline).toBeHidden();
  await expect(page.getByRole("alert")).toHaveCount(0);
  pageErrors.length = 0;
});

test("prompts load by themselves when a connection that was lost before the page started is back", async ({
  page,
  pageErrors,
}) => {
  await page.addInitScript(() => {
    let isOnLine = false;
    Object.defineProperty(navigator, "onLine", { get: () => isOnLine });
    addEventListener("online", () => (isOnLine = true), { capture: true });
  });
  await page.route("**/rest/v1/**", (route) => route.abort());
  await page.goto(ADDRESS);
  const offline = page.getByText("You are offline. The prompts load when the connection is back.");
  await expect(offline).toBeVisible();
  await expectProvoked(pageErrors, NO_CONNECTION);

  await page.unroute("**/rest/v1/**");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(card(page, TITLE)).toBeVisible();
  await expect(offline).toBeHidden();
});

test("skeletons show while prompts are slow to come", async ({ page }) => {
  const held = await holdRequests(page, "**/rest/v1/prompts*");
  await page.goto(ADDRESS);
  const free = page.getByRole("region", { name: /^Free Prompts/ });
  await expect(free).toHaveAttribute("aria-busy", "true");
  await expect(free.getByRole("link")).toHaveCount(0);
  // The application draws the region anew once it is there.
  await expect.poll(async () => (await free.boundingBox())?.height).toBeGreaterThan(200);

  await held.release();
  await expect(card(page, TITLE)).toBeVisible();
  await expect(free).toHaveAttribute("aria-busy", "false");
});

test("the next search keeps the previous result until its answer is here", async ({ page }) => {
  await page.goto(ADDRESS);
  await expectRunning(page);
  await expect(card(page, TITLE)).toBeVisible();
  const held = await holdRequests(page, "**/rest/v1/rpc/search_prompts*");
  await page.getByRole("searchbox", { name: "Search prompts" }).fill("eulogy");
  await expect(page.getByRole("region", { name: /^Free Prompts/ })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  await expect(card(page, TITLE)).toBeVisible();
  await held.release();
  await expect(card(page, TITLE)).toBeHidden();
});

test("a like or a save without a connection is undone and says so", async ({
  page,
  context,
  pageErrors,
}) => {
  await startSignedIn(page, ADDRESS);
  // Toasts are fetched when somebody begins to use the page.
  await expectRunning(page);
  await page.mouse.move(9, 9);
  await expect(toasts(page)).toBeAttached();
  const like = likeButton(page, TITLE);
  const save = saveButton(page, TITLE);
  await expect(like).toHaveAccessibleName(/No votes yet$/);
  await expect(like).toHaveAttribute("aria-disabled", "false");

  await context.setOffline(true);
  await like.click();
  await expect(toast(page, "Failed to like prompt. Please try again.")).toBeVisible();
  await expect(like).toHaveAttribute("aria-pressed", "false");
  await expect(like).toHaveAccessibleName(/No votes yet$/);
  await save.click();
  await expect(toast(page, "Failed to save prompt. Please try again.")).toBeVisible();
  await expect(save).toHaveAttribute("aria-pressed", "false");
  await expectProvoked(pageErrors, NO_CONNECTION);

  await context.setOffline(false);
  await like.click();
  await expect(like).toHaveAccessibleName(/: 1$/);
  await expect(like).toHaveAttribute("aria-pressed", "true");
  // Taken back, the prompt is as the next run of this test needs it.
  await like.click();
  await expect(like).toHaveAccessibleName(/No votes yet$/);
  await expect(like).toHaveAttribute("aria-disabled", "false");
});

test("a failed enhancement says so, keeps the text and uses nothing up", async ({
  page,
  pageErrors,
}) => {
  await page.goto("/popup-enhancer");
  await page.route("**/functions/v1/**", (route) => route.abort());
  await lazyPromptBox(page).fill("plan a move to another city");
  await enhanceButton(page).click();
  await expect(toast(page, "Failed to generate prompt. Please try again.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  await expect(lazyPromptBox(page)).toHaveValue("plan a move to another city");
  await expect(page.getByRole("meter", { name: "0 / 2 free enhancements used" })).toBeAttached();
  await expectProvoked(pageErrors, NO_CONNECTION);
});

test("a message that cannot be fetched is known to be missing", async ({ page, pageErrors }) => {
  await page.route("**/assets/toasts-*.js", (route) => route.abort());
  await page.goto("/popup-enhancer");
  await enhanceButton(page).click();
  await expect(page.getByText(TOAST_UNREACHABLE)).toHaveRole("alert");
  await expectAccessible(page);
  await expectProvoked(pageErrors, NO_CONNECTION);
});

test("toasts that could not be fetched come with the connection", async ({
  page,
  context,
  pageErrors,
}) => {
  const toastFiles = "**/assets/toast*.js";
  await page.route(toastFiles, (route) => route.abort());
  await page.goto("/popup-enhancer");
  await expectRunning(page);
  await page.mouse.move(9, 9);
  await expectProvoked(pageErrors, NO_CONNECTION);
  await expect(toasts(page)).toHaveCount(0);
  await page.unroute(toastFiles);
  await context.setOffline(true);
  await context.setOffline(false);
  await enhanceButton(page).click();
  await expect(toast(page, "Enter a prompt")).toBeVisible();
  pageErrors.length = 0;
});
