import { createAccount, expireSession, openSignedIn, startSignedIn } from "./account";
import { enhance, enhanceButton, lazyPromptBox } from "./enhancer";
import { expect, test } from "./fixtures";
import { holdRequests } from "./held-requests";
import { toast, upgradeDialog } from "./library";
import { expectNothingSideways } from "./sideways";

const WINDOW = { width: 360, height: 600 };

test.use({ viewport: WINDOW });

test("a guest enhances two prompts in a small window, and no third", async ({ page }) => {
  const expectToFit = async () => {
    await expectNothingSideways(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(WINDOW.height);
  };
  await page.goto("/popup-enhancer");
  await expect(page.getByRole("meter", { name: "0 / 2 free enhancements used" })).toBeAttached();
  await expectToFit();
  await enhance(page, "explain inflation simply");
  await expect(page.getByRole("meter", { name: "1 / 2 free enhancements used" })).toBeAttached();
  await expectToFit();
  await enhance(page, "meal plan for a week");
  await expect(page.getByRole("meter", { name: "2 / 2 free enhancements used" })).toBeAttached();

  await lazyPromptBox(page).fill("one more");
  await enhanceButton(page).click();
  await expect(toast(page, "Upgrade needed")).toBeVisible();
  await expect(toast(page, "You've reached your free limit. Upgrade to continue.")).toBeVisible();
  await expectToFit();
  expect(await page.evaluate(() => localStorage.getItem("guest_prompt_count"))).toBe("2");

  await page.reload();
  await expect(page.getByRole("meter", { name: "2 / 2 free enhancements used" })).toBeAttached();
  await page.getByRole("button", { name: "Upgrade to Premium" }).click();
  await expect(upgradeDialog(page)).toBeVisible();
  await expectToFit();
});

for (const width of [320, 375]) {
  test(`at ${width} px nothing is cut, and the window is never higher than 600 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    await startSignedIn(page, "/popup-enhancer");
    const expectToFit = async () => {
      await expectNothingSideways(page);
      const frame = await page.getByRole("main").evaluate(({ parentElement: node }) => ({
        height: node?.getBoundingClientRect().height ?? Infinity,
        cut: (node?.scrollWidth ?? Infinity) - (node?.clientWidth ?? 0),
      }));
      expect(frame.height).toBeLessThanOrEqual(600);
      expect(frame.cut).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(600);
    };
    await expect(page.getByRole("meter", { name: "0 / 2 free enhancements used" })).toBeAttached();
    await expectToFit();
    await enhance(page, "explain inflation simply");
    await page.getByRole("button", { name: "Shorter" }).click();
    await expect(page.getByRole("group", { name: "Versions" })).toBeVisible();
    await expectToFit();
    await page.route("**/functions/v1/generate-prompt", (route) =>
      route.fulfill({ status: 200, json: {} }),
    );
    await lazyPromptBox(page).fill("meal plan for a week");
    await enhanceButton(page).click();
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy earlier" })).toBeAttached();
    await expectToFit();
  });
}

test("the compact generator says what is missing when the box is empty", async ({ page }) => {
  await page.goto("/popup-enhancer");
  await lazyPromptBox(page).fill("   ");
  await enhanceButton(page).click();
  await expect(toast(page, "Enter a prompt")).toBeVisible();
  await expect(toast(page, "Please enter a lazy prompt to enhance.")).toBeVisible();
  await expect(lazyPromptBox(page)).toBeFocused();
});

test("a signed-in user refreshes the subscription and signs out in the small window", async ({
  page,
}) => {
  await openSignedIn(page, "/popup-enhancer", await createAccount(page.request));
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(toast(page, "Subscription Status Updated")).toBeVisible();
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(toast(page, "Signed Out")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
});

test("a session that does not arrive within five seconds is a connection error", async ({
  page,
}) => {
  await startSignedIn(page, "/popup-enhancer");
  await expireSession(page);
  const held = await holdRequests(page, "**/auth/v1/**");
  const startedAt = Date.now();
  await page.goto("/popup-enhancer");
  await expect(page.getByText("Loading the enhancer")).toBeAttached();
  await expect(page.getByRole("heading", { name: "Connection Error" })).toBeVisible();
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(5000);
  await expect(
    page.getByText("Failed to load session. Please check your connection and try again."),
  ).toBeVisible();

  held.letNewPass();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("button", { name: "Sign Out", exact: true })).toBeVisible();
  await expect(lazyPromptBox(page)).toBeVisible();
});
