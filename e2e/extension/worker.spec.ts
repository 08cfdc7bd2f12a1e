import { LOCAL_PUBLISHABLE_KEY } from "../../supabase/local/keys";
import { FREE_DEMO, SESSION_KEY, sessionOf } from "../account";
import { enhance, enhanceButton, lazyPromptBox } from "../enhancer";
import { expectAccessible } from "../fixtures";
import { toast } from "../library";
import { ASSISTANT_URL, serveAssistants } from "./assistant-page";
import { expect, type Installed, test } from "./installed";

async function openAssistant({ context }: Installed) {
  await serveAssistants(context);
  const page = await context.newPage();
  await page.goto(ASSISTANT_URL);
  const box = page.getByRole("textbox", { name: "Message" });
  const enhanceInPage = async (text: string) => {
    await box.fill(text);
    await page.getByRole("button", { name: /^Enhance with/ }).click();
  };
  return { page, box, enhanceInPage, panel: page.getByRole("dialog") };
}

// Few uses: all guests of a network together have ten a day, and the other tests need theirs.
test("a guest's two free uses are two in pages and popup together", async ({ installed }) => {
  const { page, box, enhanceInPage, panel } = await openAssistant(installed);
  await enhanceInPage("explain inflation simply");
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(box).toHaveValue(/inflation[\s\S]*Output Format/);

  const popup = await installed.openPopup();
  await expect(popup.getByRole("meter", { name: "1 / 2 free enhancements used" })).toBeAttached();
  await enhance(popup, "meal plan for a week");
  await lazyPromptBox(popup).fill("one more");
  await enhanceButton(popup).click();
  await expect(toast(popup, "Upgrade needed")).toBeVisible();
  await popup.reload();
  await expect(popup.getByRole("meter", { name: "2 / 2 free enhancements used" })).toBeAttached();
  await expectAccessible(popup);

  await page.bringToFront();
  await enhanceInPage("one more");
  await expect(panel).toContainText("You've reached your free limit. Upgrade to continue.");
  expect(await page.evaluate(() => Reflect.get(window, "sent"))).toBe(0);
});

test("a lost connection and a session that ended elsewhere are said in the page", async ({
  installed,
  request,
}) => {
  const { page, box, enhanceInPage, panel } = await openAssistant(installed);
  const { worker } = installed;
  await worker.evaluate(() => {
    Reflect.set(globalThis, "connected", fetch);
    globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  });
  await enhanceInPage("explain inflation simply");
  await expect(panel).toContainText("Check your connection");
  await page.keyboard.press("Escape");
  await worker.evaluate(() => {
    globalThis.fetch = Reflect.get(globalThis, "connected");
  });

  const session = await sessionOf(request, FREE_DEMO);
  await worker.evaluate(([key, value]) => chrome.storage.local.set({ [key]: value }), [
    SESSION_KEY,
    session,
  ] as const);
  const { access_token: token } = JSON.parse(session) as { access_token: string };
  await request.post("/auth/v1/logout?scope=local", {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${token}` },
  });
  await enhanceInPage("meal plan for a week");
  await expect(panel).toContainText("Your session has ended. Sign in again.");
  await expect(box).toHaveValue("meal plan for a week");
});

test("a page's own scripts see nothing of the extension's storage or worker", async ({
  installed,
}) => {
  const { page } = await openAssistant(installed);
  expect(
    await page.evaluate(() => {
      const { chrome: browser } = globalThis as { chrome?: { runtime?: object; storage?: object } };
      return [typeof browser?.runtime, typeof browser?.storage];
    }),
  ).toEqual(["undefined", "undefined"]);
  const level = await installed.worker.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ url: "https://chatgpt.com/*" });
    const [result] = await chrome.scripting.executeScript({
      target: { tabId: tab?.id ?? 0 },
      func: () => chrome.storage.local.get().then(Object.keys, (error: Error) => error.message),
    });
    return result?.result;
  });
  expect(level).toContain("Access to storage is not allowed from this context");
});
