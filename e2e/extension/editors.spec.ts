import type { Page } from "@playwright/test";

import { type EditorName, EDITORS } from "./build-fixtures";
import { editorPage } from "./editor-pages";
import { expect, scriptWorker, test } from "./extension";

const TYPED = "soup pls";
const PARAGRAPHS = ["Act as a chef.", "Cook **soup**:\n- one\n- two", "End with a question? 🙂"];
// Two empty lines in a row, as nobody should lose them.
const RESULT = `${PARAGRAPHS[0]}\n\n${PARAGRAPHS[1]}\n\n\n${PARAGRAPHS[2]}`;
const LONG = Array.from({ length: 60 }, (_, line) => `Line ${line} of a long prompt.`).join("\n\n");

/** As long as a text may be that is handed over: 10,000 characters in lines of 80, with an empty one after every third. */
const LONGEST = Array.from({ length: 200 }, (_, line) => {
  const end = line % 3 === 2 ? "\n\n" : "\n";
  return `${`Line ${line} of a text with **marks**`.padEnd(50 - end.length, ".")}${end}`;
})
  .join("")
  .trimEnd()
  .padEnd(10_000, "!");

/** Perplexity is the only one that is known to break a line with Shift+Enter, which is all that this editor takes. */
const hostOf = (editor: EditorName) =>
  editor === "lexical-strict" ? { host: "www.perplexity.ai" } : {};

/** Editors put what is typed within this time into one step of their history. */
const NEW_STEP_MS = 1100;

const model = (page: Page) => page.evaluate(() => fixture.model());
const sends = (page: Page) => page.evaluate(() => fixture.sends);

for (const editor of EDITORS) {
  test(`${editor}: a text is put in exactly, undone at once, and never sent`, async ({
    page,
    extension,
  }) => {
    await page.goto(editorPage(editor, hostOf(editor)));
    const worker = scriptWorker(extension, page.url());
    const box = page.getByRole("textbox", { name: "Message" });
    const launcher = page.getByRole("button", { name: /^Enhance with/ });
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    const enhance = async (text: string) => {
      await launcher.click();
      await expect(page.getByRole("dialog", { name: "Enhancing" })).toBeVisible();
      await expect.poll(worker.isConnected).toBe(true);
      await worker.say({ kind: "text", text: text.slice(0, 20) });
      await worker.say({ kind: "done", text, note: null });
      await expect(page.getByRole("dialog", { name: "Enhanced prompt" })).toBeVisible();
    };

    await test.step("the site's text goes into the empty box", async () => {
      await expect(launcher).toBeVisible();
      expect(await worker.callTab({ kind: "insert", text: RESULT })).toEqual({ isInserted: true });
      expect(await model(page)).toBe(RESULT);
      await box.press("ControlOrMeta+a");
      await box.press("Delete");
      expect(await model(page)).toBe("");
    });

    await test.step("a rejected text leaves the draft", async () => {
      await box.pressSequentially(TYPED);
      await enhance(RESULT);
      expect((await worker.requests()).at(-1)).toEqual({ kind: "enhance", text: TYPED });
      await press("Reject");
      expect(await model(page)).toBe(TYPED);
    });

    await test.step("an accepted text is exact, and one undo takes it back", async () => {
      await page.waitForTimeout(NEW_STEP_MS);
      await enhance(RESULT);
      await press("Accept");
      await expect.poll(() => model(page)).toBe(RESULT);
      await expect(page.getByRole("dialog")).toBeHidden();
      if (editor !== "lexical-strict") {
        await page.keyboard.press("ControlOrMeta+z");
        await expect.poll(() => model(page)).toBe(TYPED);
      }
    });

    await test.step("paragraphs are accepted one by one", async () => {
      await press("Put my text back");
      await expect.poll(() => model(page)).toBe(TYPED);
      await launcher.click();
      const accepts = page.getByRole("button", { name: "Accept this paragraph" });
      await accepts.nth(2).click();
      await expect.poll(() => model(page)).toBe(PARAGRAPHS[2]);
      // The second press comes while the first one is at work.
      await accepts.nth(0).click();
      await accepts.nth(1).click();
      await expect.poll(() => model(page)).toBe(PARAGRAPHS.join("\n\n"));
      await press("Reject");
      await press("Put my text back");
      await expect.poll(() => model(page)).toBe(TYPED);
    });

    await test.step("the composer is replaced while the answer comes", async () => {
      await launcher.click();
      await expect.poll(worker.isConnected).toBe(true);
      await worker.say({ kind: "text", text: "Line" });
      await page.evaluate(() => replaceComposer());
      await worker.say({ kind: "done", text: LONG, note: null });
      await press("Accept");
      await expect.poll(() => model(page)).toBe(LONG);
      // The reader goes on at its end.
      await page.keyboard.type("!");
      await expect.poll(() => model(page)).toBe(`${LONG}!`);
    });

    expect(await sends(page)).toBe(0);
  });
}

for (const editor of EDITORS) {
  test(`${editor}: the site hands over 10,000 characters`, async ({ page, extension }) => {
    const address = editorPage(editor, { ...hostOf(editor), query: "?long" });
    const worker = scriptWorker(extension, address);
    await worker.handOver(LONGEST);
    await page.goto(address);
    await page.getByRole("button", { name: "Put it in" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await model(page)).toBe(LONGEST);
    expect(await sends(page)).toBe(0);
  });
}

for (const editor of ["prosemirror", "prosemirror-old"] as const) {
  test(`${editor}: no text is taken for the Enter key`, async ({ page, extension }) => {
    await page.goto(editorPage(editor));
    const worker = scriptWorker(extension, page.url());
    const box = page.getByRole("textbox", { name: "Message" });
    // Each is what stood there before with one more paragraph.
    for (const text of ["soup\npls", "soup\n\npls", "soup\npls\n\nnow", "soup", "soup\npls"]) {
      await box.press("ControlOrMeta+a");
      await box.pressSequentially(TYPED);
      expect(await worker.callTab({ kind: "insert", text })).toEqual({ isInserted: true });
      expect(await model(page)).toBe(text);
    }
    expect(await sends(page)).toBe(0);
  });
}

test("the old ProseMirror is a trap: put in naively, such a text is sent", async ({ page }) => {
  await page.goto(editorPage("prosemirror-old"));
  const box = page.getByRole("textbox", { name: "Message" });
  await box.pressSequentially(TYPED);
  await box.press("ControlOrMeta+a");
  await page.evaluate(() => document.execCommand("insertText", false, "soup\npls"));
  await expect.poll(() => sends(page)).toBe(1);
});
