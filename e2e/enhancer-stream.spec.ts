import { type Page } from "@playwright/test";

import { startSignedIn } from "./account";
import { enhanceButton, lazyPromptBox, openForm } from "./enhancer";
import { type ScriptedEnhancer, scriptEnhancer } from "./enhancer-server";
import { expect, expectAccessible, expectProvoked, test as base } from "./fixtures";
import { toast } from "./library";
import { expectNothingSideways } from "./sideways";

const FIRST_TEXT_MS = 300;
const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1280, height: 800 };

const test = base.extend<{ enhancer: ScriptedEnhancer }>({
  enhancer: async ({ page }, provide) => {
    const enhancer = await scriptEnhancer(page);
    await provide(enhancer);
    enhancer.stop();
  },
});

/** Watches for the text; what it returns resolves to when the page has shown it, by the clock the test shares. */
async function watchFor(page: Page, text: string): Promise<() => Promise<number>> {
  await page.evaluate((sought) => {
    const shownAt = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.body.textContent.includes(sought)) return;
        observer.disconnect();
        // The frame after the change has been painted when the one behind it begins.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Date.now())));
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    Reflect.set(window, "shownAt", shownAt);
  }, text);
  return () => page.evaluate(() => Reflect.get(window, "shownAt") as Promise<number>);
}

const guestCount = (page: Page) => page.evaluate(() => localStorage.getItem("guest_prompt_count"));

async function startEnhancing(page: Page, enhancer: ScriptedEnhancer) {
  const count = enhancer.bodies.length;
  await openForm(page);
  await lazyPromptBox(page).fill("a poem about rain");
  await enhanceButton(page).click();
  await expect.poll(() => enhancer.bodies.length).toBe(count + 1);
}

for (const [device, viewport] of [
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test("text is on the page within 300 ms of its first words", async ({ page, enhancer }) => {
      await page.goto("/refine");
      const waits: number[] = [];
      // A busy machine may stall once; a page that waits does so each time.
      for (const word of ["First", "Second", "Third"]) {
        await startEnhancing(page, enhancer);
        const shownAt = await watchFor(page, word);
        const sentAt = Date.now();
        enhancer.send(word);
        waits.push((await shownAt()) - sentAt);
        // A guest has two uses.
        enhancer.finish(`${word} of all.`, { counted: false });
        await expect(page.getByText(`${word} of all.`, { exact: true })).toBeVisible();
      }
      expect(Math.min(...waits)).toBeLessThan(FIRST_TEXT_MS);
    });

    test("text grows until the whole of it is there", async ({ page, enhancer }) => {
      await page.goto("/refine");
      await startEnhancing(page, enhancer);
      enhancer.send("**Task Overview**\nWrite");
      await expect(page.getByRole("heading", { name: "Task Overview" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Enhancing..." })).toBeVisible();
      enhancer.send(" a poem");
      await expect(page.getByText("Write a poem", { exact: true })).toBeVisible();
      enhancer.finish("**Task Overview**\nWrite a poem about rain.");
      await expect(page.getByText("Write a poem about rain.", { exact: true })).toBeVisible();
      await expect(toast(page, "Prompt Enhanced!")).toBeVisible();
      await expectNothingSideways(page);
      await expectAccessible(page);
    });

    test("Stop ends the answer at once, and keeps what came", async ({ page, enhancer }) => {
      await page.goto("/refine");
      await startEnhancing(page, enhancer);
      enhancer.send("Write a po");
      await expect(page.getByText("Write a po", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Stop" }).click();
      await expect(page.getByText("You stopped it. We kept what arrived.")).toBeVisible();
      await expect(page.getByText("Write a po", { exact: true })).toBeVisible();
      await expect.poll(() => enhancer.hangUps()).toBeGreaterThan(0);
      await expect(page.getByText("This try was not counted.")).toBeVisible();
      expect(await guestCount(page)).toBeNull();
    });

    test("a lost connection says so; Retry sends the same request, and its answer takes the place", async ({
      page,
      enhancer,
      pageErrors,
    }) => {
      await page.goto("/refine");
      await startEnhancing(page, enhancer);
      enhancer.send("Write a po");
      await expect(page.getByText("Write a po", { exact: true })).toBeVisible();
      enhancer.cut();
      await expect(page.getByRole("alert")).toContainText("The connection was lost.");
      await expect(page.getByText("Write a po", { exact: true })).toBeVisible();
      await expectProvoked(pageErrors, /ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION/);
      await page.getByRole("button", { name: "Retry" }).click();
      await expect.poll(() => enhancer.bodies.length).toBe(2);
      expect(enhancer.bodies[1]).toEqual(enhancer.bodies[0]);
      enhancer.finish("Write a poem.");
      await expect(page.getByText("Write a poem.", { exact: true })).toBeVisible();
      await expect(page.getByText("Write a po", { exact: true })).toBeHidden();
    });

    test("a refinement belongs to the same use, is compared, undone and stepped through", async ({
      page,
      enhancer,
    }) => {
      await page.goto("/refine");
      await startEnhancing(page, enhancer);
      enhancer.finish("Write a long poem.");
      await page.getByRole("button", { name: "Shorter" }).click();
      await expect.poll(() => enhancer.bodies.length).toBe(2);
      expect(enhancer.bodies[1]?.refine).toMatchObject({
        chip: "shorter",
        previous: "Write a long poem.",
        parentRequestId: enhancer.bodies[0]?.requestId,
      });
      enhancer.finish("Write a poem.", { counted: false });
      await expect(page.getByText("This doesn't use another enhancement.")).toBeVisible();

      await page.getByRole("button", { name: "Show changes" }).click();
      await expect(page.locator("del")).toHaveText("long ");
      await expectAccessible(page);
      await page.getByRole("button", { name: "Hide changes" }).click();

      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByText("Write a long poem.", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Next version" }).click();
      await expect(page.getByText("Write a poem.", { exact: true })).toBeVisible();
      expect(await guestCount(page)).toBe("1");
      await expectNothingSideways(page);
    });
  });
}

test("a failure is not counted, and the meter says so", async ({ page, enhancer }) => {
  await startSignedIn(page, "/refine");
  await startEnhancing(page, enhancer);
  enhancer.fail();
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  await expect(
    page.getByText("your last try was not counted").filter({ visible: true }),
  ).toBeVisible();
});
