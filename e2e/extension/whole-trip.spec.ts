import { createAccount, openSignedIn } from "../account";
import { toast } from "../library";
import { ASSISTANT_URL, serveAssistants } from "./assistant-page";
import { expect, test } from "./installed";

test("a reader connects, enhances in place, fills a prompt from the panel, and hands one off", async ({
  installed,
  page,
  request,
}) => {
  const { context } = installed;
  await serveAssistants(context);

  await test.step("the site signs the extension in", async () => {
    await openSignedIn(page, "/prompts", await createAccount(request));
    await page.getByRole("button", { name: /^Account/ }).click();
    await page.getByRole("button", { name: "Connect the extension" }).click();
    await expect(toast(page, "Extension connected")).toBeVisible();
  });

  const assistant = await context.newPage();
  await assistant.goto(ASSISTANT_URL);
  const box = assistant.getByRole("textbox", { name: "Message" });
  await test.step("a lazy line becomes a prompt in the box, and one undo brings it back", async () => {
    // The button is beside the box once there is one.
    const launcher = assistant.getByRole("button", { name: /^Enhance with/ });
    await expect(launcher).toBeVisible();
    await box.pressSequentially("explain inflation simply");
    // Chromium makes one step of what is typed within a second.
    await assistant.waitForTimeout(1100);
    await launcher.click();
    await assistant.getByRole("button", { name: "Accept", exact: true }).click();
    await expect(box).toHaveValue(/inflation[\s\S]*Output Format/);
    await box.focus();
    await assistant.keyboard.press("ControlOrMeta+z");
    await expect(box).toHaveValue("explain inflation simply");
    await box.fill("");
  });

  await test.step("a prompt of the library is filled in and inserted", async () => {
    const panel = await installed.openSidePanel();
    await expect(panel.getByRole("button", { name: "Sign Out" })).toBeVisible();
    await panel.getByRole("tab", { name: "History" }).click();
    await expect(panel.getByRole("button", { name: /^explain inflation simply/ })).toBeVisible();
    await panel.getByRole("tab", { name: "Library" }).click();
    await panel.getByRole("searchbox", { name: "Search" }).fill("technical topic readers new");
    await panel.getByRole("button", { name: /Explain a technical topic/ }).click();
    const blanks = panel.getByRole("region", { name: "Fill in the blanks" });
    await blanks.getByRole("textbox").first().fill("Photosynthesis");
    await panel.getByRole("button", { name: "Insert" }).click();
    await expect(box).toHaveValue(/Photosynthesis/);
    await panel.close();
  });

  await test.step("the site hands a prompt over", async () => {
    await page.goto("/prompt-generator");
    await page.getByRole("button", { name: "Open in" }).first().click();
    const opened = context.waitForEvent("page");
    await page.getByRole("menuitem", { name: "Claude" }).click();
    const claude = await opened;
    await claude.getByRole("button", { name: "Put it in" }).click();
    await expect(claude.getByRole("textbox", { name: "Message" })).not.toHaveValue("");
    expect(await claude.evaluate(() => Reflect.get(window, "sent"))).toBe(0);
  });

  const popup = await installed.openPopup();
  await expect(popup.getByRole("meter", { name: "1 / 2 free enhancements used" })).toBeAttached();
  expect(await assistant.evaluate(() => Reflect.get(window, "sent"))).toBe(0);
});
