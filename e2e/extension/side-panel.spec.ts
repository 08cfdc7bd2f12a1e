import { expectAccessible } from "../fixtures";
import { ASSISTANT_URL, serveAssistants } from "./assistant-page";
import { expect, test } from "./installed";

test("a prompt of the library is found, filled in and inserted from the side panel", async ({
  installed,
}) => {
  await serveAssistants(installed.context);
  const page = await installed.context.newPage();
  await page.goto(ASSISTANT_URL);
  const panel = await installed.openSidePanel();
  await expect(
    panel.getByRole("list", { name: "Library" }).getByRole("listitem").first(),
  ).toBeVisible();
  await expectAccessible(panel);
  await panel.getByRole("searchbox", { name: "Search" }).fill("technical topic readers new");
  await panel.getByRole("button", { name: /Explain a technical topic/ }).click();
  const blanks = panel.getByRole("region", { name: "Fill in the blanks" }).getByRole("textbox");
  await blanks.first().fill("Photosynthesis");
  await expectAccessible(panel);
  await panel.getByRole("button", { name: "Insert" }).click();
  await expect(panel.getByRole("status")).toContainText("Inserted.");
  const box = page.getByRole("textbox", { name: "Message" });
  await expect(box).toHaveValue(/Photosynthesis/);
  expect(await page.evaluate(() => Reflect.get(window, "sent"))).toBe(0);

  await panel.getByRole("button", { name: "All prompts" }).click();
  await panel.getByRole("tab", { name: "Saved" }).click();
  await expect(panel.getByText("Sign in required")).toBeVisible();
  await panel.getByRole("tab", { name: "History" }).click();
  await expect(panel.getByText("Nothing enhanced yet.")).toBeVisible();
});
