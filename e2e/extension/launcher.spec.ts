import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import type { Locator, Page } from "@playwright/test";

import { ADAPTERS } from "../../src/entries/extension/page/adapters";
import { editorPage } from "./editor-pages";
import { expect, scriptWorker, test } from "./extension";

const launcherOf = (page: Page) => page.getByRole("button", { name: /^Enhance with/ });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("It is not on the page.");
  return box;
}

/** Beside the composer, in view, and over none of its buttons. */
async function expectBesideComposer(page: Page): Promise<void> {
  await expect(async () => {
    const launcher = await boxOf(launcherOf(page));
    for (const name of ["Send", "Attach"]) {
      const other = await boxOf(page.getByRole("button", { name, exact: true }));
      const isApart =
        launcher.x >= other.x + other.width ||
        launcher.x + launcher.width <= other.x ||
        launcher.y >= other.y + other.height ||
        launcher.y + launcher.height <= other.y;
      expect(isApart).toBe(true);
    }
    const form = await boxOf(page.locator("form"));
    const middle = launcher.y + launcher.height / 2;
    expect(middle).toBeGreaterThan(form.y - 50);
    expect(middle).toBeLessThan(form.y + form.height + 50);
  }).toPass({ timeout: 5000 });
}

test("the launcher stays beside the composer, whatever the page does", async ({ page }) => {
  await page.goto(editorPage("prosemirror"));
  await expectBesideComposer(page);
  await test.step("the page throws it out and draws itself anew", async () => {
    await page.evaluate(() => {
      for (const ours of document.querySelectorAll("html > :not(head, body)")) ours.remove();
      replaceComposer();
    });
    await expectBesideComposer(page);
  });
  await test.step("an answer grows, and the composer moves", async () => {
    await page.evaluate(async () => {
      const answer = document.querySelector("#answer");
      for (let word = 0; word < 300; word += 1) {
        answer?.append("Here is a part of the answer. ");
        // The answer grows over several frames, as a streamed one does.
        // oxlint-disable-next-line no-await-in-loop
        if (word % 10 === 0) await new Promise(requestAnimationFrame);
      }
    });
    await expectBesideComposer(page);
    await page.evaluate(() => {
      const form = document.querySelector("form");
      if (form !== null) form.style.bottom = "300px";
    });
    await expectBesideComposer(page);
  });
  await test.step("on a narrow screen", async () => {
    await page.setViewportSize({ width: 375, height: 700 });
    await expectBesideComposer(page);
  });
  await test.step("the composer goes away and comes back", async () => {
    const setHidden = (isHidden: boolean) =>
      page
        .locator("form")
        .evaluate((form, value) => form.toggleAttribute("hidden", value), isHidden);
    await setHidden(true);
    await expect(launcherOf(page)).toBeHidden();
    await setHidden(false);
    await expectBesideComposer(page);
  });
});

test("the launcher has the theme of the page and none of its styles", async ({ page }) => {
  await page.goto(editorPage("textarea", { query: "?theme=dark" }));
  const color = () =>
    launcherOf(page).evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(launcherOf(page)).toBeVisible();
  expect(await color()).toBe("rgb(28, 27, 24)");
  await page.evaluate(() => document.documentElement.classList.remove("dark"));
  await expect.poll(color).toBe("rgb(255, 255, 255)");
  const spacing = launcherOf(page).evaluate((button) => getComputedStyle(button).letterSpacing);
  expect(await spacing).toBe("normal");
});

test("the page cannot press it", async ({ page, extension }) => {
  await page.goto(editorPage("textarea", { query: "?forged" }));
  const worker = scriptWorker(extension, page.url());
  await page.getByRole("textbox", { name: "Message" }).fill("soup pls");
  await expect(launcherOf(page)).toBeVisible();
  await launcherOf(page).evaluate((button: HTMLElement) => button.click());
  await page.evaluate(() =>
    document.dispatchEvent(
      new KeyboardEvent("keydown", { code: "KeyE", altKey: true, shiftKey: true, bubbles: true }),
    ),
  );
  expect((await worker.calls()).map(({ kind }) => kind)).not.toContain("loadPanel");
  await launcherOf(page).click();
  await expect(page.getByRole("dialog", { name: "Enhancing" })).toBeVisible();
});

test("a second injection and a page without a box do no harm", async ({ page, extension }) => {
  await page.goto(editorPage("textarea", { query: "?twice" }));
  await expect(launcherOf(page)).toBeVisible();
  await extension.worker.evaluate((url) => void control.injectContent(url), page.url());
  await page.locator("form").evaluate((form) => form.remove());
  await expect(launcherOf(page)).toBeHidden();
  await page.keyboard.press("Alt+Shift+E");
  await expect(page.getByRole("dialog", { name: "Nothing to enhance" })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("hidden on a host, it stays hidden there, and the toolbar still opens the panel", async ({
  page,
  extension,
}) => {
  await page.goto(editorPage("textarea", { host: "hidden.example" }));
  const worker = scriptWorker(extension, page.url());
  await launcherOf(page).click();
  await page.getByRole("button", { name: "Hide on hidden.example" }).click();
  await expect(launcherOf(page)).toBeHidden();
  await expect.poll(worker.calls).toContainEqual({ kind: "hide", host: "hidden.example" });
  await page.reload();
  await page.getByRole("textbox", { name: "Message" }).fill("soup pls");
  await worker.callTab({ kind: "open" });
  await expect(page.getByRole("dialog", { name: "Enhancing" })).toBeVisible();
  await expect(launcherOf(page)).toBeHidden();
});

/** As the adapters remember the sites; nobody could look at them from here. */
const COMPOSERS: Readonly<Record<string, Record<string, string>>> = {
  ChatGPT: { tag: "div", id: "prompt-textarea", class: "ProseMirror" },
  Claude: { tag: "div", class: "tiptap ProseMirror" },
  Gemini: { tag: "div", class: "ql-editor textarea" },
  Perplexity: { tag: "div", id: "ask-input", "data-lexical-editor": "true" },
  Copilot: { tag: "textarea", id: "userInput" },
  Grok: { tag: "div", class: "tiptap ProseMirror" },
  DeepSeek: { tag: "textarea", placeholder: "Message DeepSeek" },
  Mistral: { tag: "div", class: "ProseMirror" },
};

for (const { name, hosts } of ADAPTERS) {
  test(`the composer of ${name} is found by its adapter`, async ({ page, extension }) => {
    await page.goto(editorPage("plain", { host: hosts[0] ?? "" }));
    await page.evaluate(({ tag = "div", ...attributes }) => {
      const composer = document.createElement(tag);
      for (const [key, value] of Object.entries(attributes)) composer.setAttribute(key, value);
      if (tag === "div") composer.setAttribute("contenteditable", "true");
      composer.setAttribute("aria-label", "Composer");
      // The fixture's own box is below it, as the box for a comment may be.
      document.querySelector("main")?.append(document.createElement("form"));
      document.querySelector("main form")?.append(composer);
    }, COMPOSERS[name] ?? {});
    const text = `For ${name}.`;
    await scriptWorker(extension, page.url()).callTab({ kind: "insert", text });
    const composer = page.getByLabel("Composer");
    expect(await composer.evaluate((box) => Reflect.get(box, "value") ?? box.textContent)).toBe(
      text,
    );
  });
}

test("what a page loads is small", async ({ extension }) => {
  const sizeOf = (name: string) => gzipSync(readFileSync(join(extension.folder, name))).length;
  expect(sizeOf("content.js")).toBeLessThan(6000);
  expect(sizeOf("panel.js")).toBeLessThan(12_000);
});
