import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { STORAGE_KEYS } from "@/config/storage-keys";

import { enhancerStreams } from "../support/enhancer-answers";
import { renderApp, setUpBackend, signInAs } from "../support/render-app";

const context = setUpBackend();

async function openResult() {
  const enhancer = enhancerStreams();
  context.server.use(enhancer.handler);
  const { user } = renderApp("/refine");
  await user.type(await screen.findByRole("textbox", { name: "Your lazy prompt" }), "a poem");
  await user.selectOptions(
    await screen.findByRole("combobox", { name: "Write it for" }),
    "ChatGPT",
  );
  await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
  await waitFor(() => expect(enhancer.bodies).toHaveLength(1));
  enhancer.finish("Write a poem with headings.");
  await screen.findByText("Write a poem with headings.");
  return { user, enhancer };
}

test("with Premium the same request for another assistant is shown beside the first, differences marked", async () => {
  await signInAs("premium");
  const { user, enhancer } = await openResult();
  await user.click(await screen.findByRole("button", { name: "Side by side" }));
  const choices = within(screen.getByRole("group", { name: "The same request" }));
  expect(choices.queryByRole("button", { name: "For ChatGPT" })).not.toBeInTheDocument();
  await user.click(choices.getByRole("button", { name: "For Claude" }));
  await waitFor(() => expect(enhancer.bodies).toHaveLength(2));
  const [first, second] = enhancer.bodies;
  expect(first?.assistant).toBe("chatgpt");
  expect(second).toMatchObject({
    assistant: "claude",
    sessionId: first?.sessionId,
    refine: { chip: "for_claude" },
  });
  enhancer.finish("Write a poem with tags.");
  const sides = within(await screen.findByRole("region", { name: "Side by side" }));
  expect(sides.getByRole("heading", { name: "For ChatGPT" })).toBeVisible();
  expect(sides.getByRole("heading", { name: "For Claude" })).toBeVisible();
  expect(sides.getByText("headings", { selector: "mark" })).toBeVisible();
  expect(sides.getByText("tags", { selector: "mark" })).toBeVisible();
  await user.click(sides.getByRole("button", { name: "Copy the one for ChatGPT" }));
  expect(await navigator.clipboard.readText()).toBe("Write a poem with headings.");
});

test("others see what it is called, and the upgrade", async () => {
  await signInAs("free");
  const { user } = await openResult();
  await user.click(await screen.findByRole("button", { name: "Compare two assistants (Premium)" }));
  expect(await screen.findByRole("dialog", { name: "Upgrade to Premium" })).toBeVisible();
});

test("the assistant is the one that 'Open in' remembers, and any is none", async () => {
  localStorage.setItem(STORAGE_KEYS.assistant, "gemini");
  const { user } = renderApp("/refine");
  const choice = await screen.findByRole("combobox", { name: "Write it for" });
  expect(choice).toHaveDisplayValue("Gemini");
  await user.selectOptions(choice, "any assistant");
  expect(localStorage.getItem(STORAGE_KEYS.assistant)).toBeNull();
});
