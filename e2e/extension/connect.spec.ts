import { SESSION_KEY, startSignedIn } from "../account";
import { enhance } from "../enhancer";
import { toast } from "../library";
import { ASSISTANT_URL, serveAssistants } from "./assistant-page";
import { expect, test } from "./installed";

test("a reader connects the extension on the site, and 'Sign out everywhere' ends both", async ({
  installed,
  page,
}) => {
  await startSignedIn(page);
  const openMenu = () =>
    page
      .getByRole("button", { name: /^Account/ })
      .first()
      .click();
  await openMenu();
  await page.getByRole("button", { name: "Connect the extension" }).click();
  await expect(toast(page, "Extension connected")).toBeVisible();

  const popup = await installed.openPopup();
  await expect(popup.getByRole("button", { name: "Sign Out", exact: true })).toBeVisible();
  await enhance(popup, "explain inflation simply");
  await expect(popup.getByRole("meter", { name: "1 / 2 free enhancements used" })).toBeAttached();

  // Sessions of their own: the site's tokens are not the extension's.
  const stored = await installed.worker.evaluate(() =>
    chrome.storage.local.get<Record<string, string>>(),
  );
  const ofSite = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  const tokenOf = (text: string | null | undefined) =>
    (JSON.parse(text ?? "{}") as { refresh_token?: string }).refresh_token;
  expect(tokenOf(stored[SESSION_KEY])).toBeDefined();
  expect(tokenOf(stored[SESSION_KEY])).not.toBe(tokenOf(ofSite));

  await page.bringToFront();
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(toast(page, "Signed out everywhere")).toBeVisible();
  await serveAssistants(installed.context);
  await page.goto(ASSISTANT_URL);
  await page.getByRole("textbox", { name: "Message" }).fill("meal plan");
  await page.getByRole("button", { name: /^Enhance with/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Your session has ended");
});

test("a guest of the site is the same guest in the extension", async ({ installed, page }) => {
  await page.goto("/prompt-generator");
  await page.evaluate(() => {
    localStorage.setItem("guest_id", "the server's");
    localStorage.setItem("guest_prompt_count", "1");
  });
  await serveAssistants(installed.context);
  const opened = installed.context.waitForEvent("page");
  await page.getByRole("button", { name: "Open in" }).first().click();
  await page.getByRole("menuitem", { name: "ChatGPT" }).click();
  await opened;
  const popup = await installed.openPopup();
  await expect(popup.getByRole("meter", { name: "1 / 2 free enhancements used" })).toBeAttached();
});

test("the site hands a text to Gemini, which asks before it puts it in", async ({
  installed,
  page,
}) => {
  await serveAssistants(installed.context);
  await page.goto("/prompt-generator");
  const example = page.getByRole("button", { name: "Open in" }).first();
  await example.click();
  const opened = installed.context.waitForEvent("page");
  await page.getByRole("menuitem", { name: "Gemini" }).click();
  const gemini = await opened;
  await gemini.waitForURL("https://gemini.google.com/**");
  await expect(gemini.getByRole("dialog")).toContainText("Put it into the box?");
  const box = gemini.getByRole("textbox", { name: "Message" });
  await expect(box).toHaveValue("");
  await gemini.reload();
  await gemini.getByRole("button", { name: "Put it in" }).click();
  await expect(box).not.toHaveValue("");
  expect(await gemini.evaluate(() => Reflect.get(window, "sent"))).toBe(0);
  // Nothing is left of it.
  await gemini.reload();
  await expect(gemini.getByRole("button", { name: /^Enhance with/ })).toBeVisible();
  await expect(gemini.getByRole("dialog")).toBeHidden();
});

test("only the site may talk to the worker", async ({ installed, page }) => {
  const other = new URL(page.url() === "about:blank" ? (process.env["E2E_URL"] ?? "") : page.url());
  // The manifest's pattern has no port: another server on this computer may send, and gets no answer.
  await installed.context.route(`http://localhost:1/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Another site</title>" }),
  );
  await page.goto("http://localhost:1/");
  const ask = (id: string) =>
    page.evaluate(
      (extension) =>
        chrome.runtime
          .sendMessage(extension, { kind: "hello", guest: { id: null, used: 0 } })
          .then((answer: unknown) => ["answered", answer])
          .catch(() => ["refused"]),
      id,
    );
  const id = new URL(installed.worker.url()).hostname;
  expect((await ask(id))[1]).toBeUndefined();
  await page.goto(other.href);
  expect((await ask(id))[1]).toEqual({ isSignedIn: false, guest: { id: null, used: 0 } });
});
