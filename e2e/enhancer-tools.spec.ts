import { createAccount, signInAt, startSignedIn } from "./account";
import { enhanceButton, lazyPromptBox, openForm } from "./enhancer";
import { type ScriptedEnhancer, scriptEnhancer } from "./enhancer-server";
import { expect, expectAccessible, test as base } from "./fixtures";
import { toast } from "./library";
import { expectNothingSideways } from "./sideways";

const test = base.extend<{ enhancer: ScriptedEnhancer }>({
  enhancer: async ({ page }, provide) => {
    const enhancer = await scriptEnhancer(page);
    await provide(enhancer);
    enhancer.stop();
  },
});

for (const [device, viewport] of [
  ["a phone", { width: 375, height: 812 }],
  ["a desktop", { width: 1280, height: 800 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, permissions: ["clipboard-read", "clipboard-write"] });

    test("gaps are filled in, the filled text is copied and taken to an assistant", async ({
      page,
      context,
      enhancer,
    }) => {
      await context.route("https://chatgpt.com/**", (route) =>
        route.fulfill({ body: "<title>ChatGPT</title>", contentType: "text/html" }),
      );
      await page.goto("/refine");
      await lazyPromptBox(page).fill("a post");
      await enhanceButton(page).click();
      await expect.poll(() => enhancer.bodies.length).toBe(1);
      enhancer.finish("Write for [AUDIENCE: e.g. nurses].");
      await page.getByRole("textbox", { name: "Audience" }).fill("teachers & parents");
      await expect(page.getByText("Write for teachers & parents.")).toBeVisible();
      await expectNothingSideways(page);
      await page.getByRole("button", { name: "Copy", exact: true }).click();
      await expect(toast(page, "Enhanced prompt copied to clipboard.")).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        "Write for teachers & parents.",
      );

      await page.getByRole("button", { name: "Open in another assistant" }).click();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      const opened = context.waitForEvent("page");
      await page.getByRole("button", { name: "Open in ChatGPT" }).click();
      expect(new URL((await opened).url()).searchParams.get("prompt")).toBe(
        "Write for teachers & parents.",
      );
      await expect(toast(page, "Copied for ChatGPT")).toBeVisible();

      await page.reload();
      await expect(page.getByText("Write for teachers & parents.")).toBeVisible();
      await openForm(page);
      await expect(lazyPromptBox(page)).toHaveValue("a post");
      await enhanceButton(page).click();
      await expect.poll(() => enhancer.bodies.length).toBe(2);
      enhancer.finish("Post for [AUDIENCE].");
      await expect(page.getByText("Post for teachers & parents.")).toBeVisible();
      expect(JSON.stringify(enhancer.bodies)).not.toContain("teachers");
    });

    test("a card number is not sent before it is masked", async ({ page, enhancer }) => {
      await page.goto("/refine");
      await lazyPromptBox(page).fill("refund 4111 1111 1111 1111");
      await enhanceButton(page).click();
      await expect(page.getByRole("alert").filter({ hasText: "Not sent yet" })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Mask it" }).click();
      await enhanceButton(page).click();
      await expect.poll(() => enhancer.bodies.length).toBe(1);
      expect(enhancer.bodies[0]?.prompt).toBe("refund [CARD NUMBER]");
    });

    test("a user's enhancement is in the history, becomes an own prompt, and can be deleted", async ({
      page,
    }) => {
      await startSignedIn(page);
      await lazyPromptBox(page).fill("plan a picnic");
      await enhanceButton(page).click();
      await page.getByRole("button", { name: "Save as my prompt" }).click();
      await expect(toast(page, "Saved to My prompts")).toBeVisible();

      await page.goto("/prompts?category=Saved");
      const own = page.getByRole("region", { name: "My prompts" });
      await own.getByRole("button", { name: /^plan a picnic/ }).click();
      await expect(own.getByText("Task Overview")).toBeVisible();
      const history = page.getByRole("region", { name: "Your history" });
      await history.getByRole("button", { name: /^plan a picnic/ }).click();
      await expectNothingSideways(page);
      await expectAccessible(page);
      await history.getByRole("button", { name: "Delete “plan a picnic”" }).click();
      await history.getByRole("button", { name: "Delete it for good" }).click();
      await expect(history.getByText("Your last 200 enhancements")).toBeVisible();
      await expect(history.getByRole("heading", { name: "Your history" })).toBeFocused();
      await own.getByRole("button", { name: "Delete “plan a picnic”" }).click();
      await own.getByRole("button", { name: "Delete it for good" }).click();
      await expect(own.getByText("Press “Save as my prompt”")).toBeVisible();
      await page.reload();
      await expect(history.getByText("Your last 200 enhancements")).toBeVisible();
    });
  });
}

test("a guest's history waits for the sign-in, and is imported when asked to", async ({
  page,
  enhancer,
}) => {
  await page.goto("/refine");
  await lazyPromptBox(page).fill("a guest's idea");
  await enhanceButton(page).click();
  await expect.poll(() => enhancer.bodies.length).toBe(1);
  enhancer.finish("Write it down.");
  await expect(page.getByRole("region", { name: "Your history" })).toBeVisible();

  await signInAt(page, "/prompts", await createAccount(page.request));
  await page.goto("/prompts?category=Saved");
  const history = page.getByRole("region", { name: "Your history" });
  await history.getByRole("button", { name: "Add to my history" }).click();
  await expect(toast(page, "History imported")).toBeVisible();
  await expect(history.getByRole("button", { name: /^a guest's idea/ })).toBeVisible();
});
