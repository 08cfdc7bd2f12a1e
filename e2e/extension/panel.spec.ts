import type { Page } from "@playwright/test";

import { expectAccessible } from "../fixtures";
import { editorPage } from "./editor-pages";
import { expect, scriptWorker, test } from "./extension";

const RESULT = "Act as a chef.\n\nExplain soup.";
const SECRET = ["sk", "proj", "abcdefghij0123456789"].join("-");

const model = (page: Page) => page.evaluate(() => fixture.model());
const box = (page: Page) => page.getByRole("textbox", { name: "Message" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function openPage(page: Page, extension: Parameters<typeof scriptWorker>[0], query: string) {
  // The worker tells pages apart by their addresses.
  await page.goto(editorPage("textarea", { query: `?${query}` }));
  await expect(page.getByRole("button", { name: /^Enhance with/ })).toBeVisible();
  return scriptWorker(extension, page.url());
}

test("by keyboard alone, without a key for the page", async ({ page, extension }) => {
  const worker = await openPage(page, extension, "keyboard");
  await box(page).pressSequentially("soup pls");
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    for (const type of ["keydown", "keyup", "input", "beforeinput"])
      window.addEventListener(type, (event) => heard.push(type + event.constructor.name), true);
  });
  await page.keyboard.press("Alt+Shift+E");
  await expect(page.getByRole("heading", { name: "Enhancing" })).toBeFocused();
  await expect.poll(worker.isConnected).toBe(true);
  await worker.say({ kind: "done", text: RESULT, note: "Written by rules." });
  await expect(page.getByRole("heading", { name: "Enhanced prompt" })).toBeFocused();
  await expectAccessible(page);

  await page.getByRole("textbox", { name: "What to change" }).focus();
  const heardBefore = await page.evaluate(() => (Reflect.get(window, "heard") as string[]).length);
  await page.keyboard.type("/ shorter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Enhancing" })).toBeVisible();
  const refine = { previous: RESULT, wish: "/ shorter" };
  await expect.poll(worker.requests).toContainEqual({ kind: "enhance", text: "soup pls", refine });
  expect(await page.evaluate(() => (Reflect.get(window, "heard") as string[]).length)).toBe(
    heardBefore,
  );

  await worker.say({ kind: "done", text: "Soup.", note: null });
  await expect(page.getByRole("heading", { name: "Enhanced prompt" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(box(page)).toBeFocused();
  expect(await model(page)).toBe("soup pls");

  // What was paid for is still there.
  await page.keyboard.press("Alt+Shift+E");
  await expect(page.getByRole("heading", { name: "Enhanced prompt" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Accept", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => model(page)).toBe("Soup.");
  await expect(box(page)).toBeFocused();

  // The text in the box is a result already, which nobody enhances again by mistake.
  await page.keyboard.press("Alt+Shift+E");
  await page.getByRole("dialog").getByRole("button", { name: "Put my text back" }).press("Enter");
  await expect.poll(() => model(page)).toBe("soup pls");
  expect(await page.evaluate(() => fixture.sends)).toBe(0);
});

test("a failure is told with what to do about it", async ({ page, extension }) => {
  const worker = await openPage(page, extension, "failures");
  await box(page).pressSequentially("soup pls");
  const start = async () => {
    await page.keyboard.press("Alt+Shift+E");
    await expect.poll(worker.isConnected).toBe(true);
  };
  await start();
  await worker.say({ kind: "text", text: "Act as" });
  await worker.say({
    kind: "failed",
    code: "OFFLINE",
    message: "You are offline. Your text is unchanged.",
    action: null,
  });
  const alert = page.getByRole("dialog").getByRole("paragraph");
  await expect(alert.filter({ hasText: "You are offline." }).last()).toBeVisible();
  await press(page, "Try again");
  await expect.poll(worker.isConnected).toBe(true);
  await worker.say({
    kind: "failed",
    code: "QUOTA_EXCEEDED",
    message: "Limit.",
    action: "premium",
  });
  await press(page, "Upgrade to Premium");
  await expect.poll(worker.calls).toContainEqual({ kind: "openPremium" });
  await page.keyboard.press("Escape");

  await start();
  await worker.say({
    kind: "failed",
    code: "SIGN_IN_REQUIRED",
    message: "You are signed out.",
    action: "sign-in",
  });
  await press(page, "Sign in");
  await expect.poll(worker.calls).toContainEqual({ kind: "openSignIn" });
  await page.keyboard.press("Escape");

  await start();
  await worker.hangUp();
  await expect(alert.filter({ hasText: "The connection was lost." }).last()).toBeVisible();
  await press(page, "Try again");
  await expect.poll(worker.isConnected).toBe(true);
  await press(page, "Stop");
  await expect.poll(worker.isConnected).toBe(false);
  await expect(alert.filter({ hasText: "You stopped it." }).last()).toBeVisible();
  expect(await model(page)).toBe("soup pls");
});

test("a secret leaves the page only when the reader says so", async ({ page, extension }) => {
  const worker = await openPage(page, extension, "secrets");
  await page.keyboard.press("Alt+Shift+E");
  await expect(page.getByRole("dialog", { name: "Nothing to enhance" })).toBeVisible();
  await page.keyboard.press("Escape");

  await box(page).fill(`use ${SECRET}`);
  await page.keyboard.press("Alt+Shift+E");
  await expect(page.getByRole("dialog", { name: "Not sent yet" })).toBeVisible();
  expect(await worker.requests()).toEqual([]);
  await press(page, "Mask it");
  await expect.poll(worker.requests).toEqual([{ kind: "enhance", text: "use [KEY]" }]);
  await worker.say({ kind: "done", text: RESULT, note: null });
  await page.getByRole("textbox", { name: "What to change" }).fill(`with ${SECRET}`);
  await press(page, "Refine");
  await press(page, "Send it as it is");
  const refine = { previous: RESULT, wish: `with ${SECRET}` };
  await expect.poll(worker.requests).toContainEqual({ kind: "enhance", text: "use [KEY]", refine });
});

test("what the site hands over is put in only when asked, and only into an empty box", async ({
  page,
  extension,
}) => {
  const text = "Line one\n\nLine three";
  const address = editorPage("textarea", { query: "?handed-over" });
  const worker = scriptWorker(extension, address);
  await worker.handOver(text);
  await page.goto(address);
  const dialog = page.getByRole("dialog", { name: "Your prompt" });
  await expect(dialog).toContainText("Line three");
  expect(await model(page)).toBe("");
  await press(page, "Put it in");
  await expect.poll(() => model(page)).toBe(text);
  await expect(dialog).toBeHidden();

  await worker.handOver(text);
  await page.goto(address);
  await box(page).fill("my draft");
  await extension.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await press(page, "Put it in");
  await expect(page.getByRole("dialog", { name: "Not put in" })).toBeVisible();
  await press(page, "Copy");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  expect(await model(page)).toBe("my draft");

  await page.goto(address);
  await expect(page.getByRole("button", { name: /^Enhance with/ })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await page.evaluate(() => fixture.sends)).toBe(0);
});

test("what the site hands over stays until its reader has decided", async ({ page, extension }) => {
  const address = editorPage("textarea", { query: "?undecided" });
  const worker = scriptWorker(extension, address);
  await worker.handOver("Line one");
  await page.goto(address);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Line one");
  await page.reload();
  await expect(dialog).toContainText("Line one");

  // The page's own script is slow: there is no box yet.
  const composer = await page.evaluateHandle(() => {
    const form = document.querySelector("form");
    form?.remove();
    return form;
  });
  await press(page, "Put it in");
  await expect(dialog).toContainText("No text box was found");
  await page.evaluate((form) => form && document.body.append(form), composer);
  await press(page, "Try again");
  await expect.poll(() => model(page)).toBe("Line one");
  await page.reload();
  await expect(page.getByRole("button", { name: /^Enhance with/ })).toBeVisible();
  await expect(dialog).toBeHidden();

  await worker.handOver("Line two");
  await page.reload();
  await press(page, "Not now");
  await page.reload();
  await expect(page.getByRole("button", { name: /^Enhance with/ })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("a box that takes no text keeps its own, and the new one is copied", async ({
  page,
  extension,
}) => {
  await page.goto(editorPage("plain", { query: "?refuses" }));
  const worker = scriptWorker(extension, page.url());
  await box(page).pressSequentially("soup pls");
  await page.evaluate(() => {
    const own = document.querySelector(".plain");
    own?.addEventListener("input", () => void (own.textContent = "soup pls"));
  });
  await extension.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.keyboard.press("Alt+Shift+E");
  await expect.poll(worker.isConnected).toBe(true);
  await worker.say({ kind: "done", text: RESULT, note: null });
  await press(page, "Accept");
  await expect(page.getByText("This box did not take the text, so it was copied")).toHaveCount(2);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(RESULT);
  expect(await model(page)).toBe("soup pls");
});
