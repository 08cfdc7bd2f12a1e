import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";

import { STORAGE_KEYS } from "@/config/storage-keys";

import { enhancerAnswers, enhancerWaits } from "../support/enhancer-answers";
import { findToast } from "../support/find-toast";
import { renderApp, signInAs, signUpSomebody, setUpBackend } from "../support/render-app";

const context = setUpBackend();

const findBox = () => screen.findByRole("textbox", { name: "Your lazy prompt" });
const enhanceButton = () => screen.getByRole("button", { name: "Enhance Prompt" });
const resultToggle = () => screen.findByRole("button", { name: "Enhanced prompt" });
const guestCount = () => localStorage.getItem(STORAGE_KEYS.guestPromptCount);

async function enhance(user: UserEvent, text: string) {
  const box = await findBox();
  await user.clear(box);
  await user.type(box, text);
  await user.click(enhanceButton());
}

describe("a guest", () => {
  test("gets a structured prompt, the toast of section 8, and keeps the lazy line", async () => {
    const { user } = renderApp("/popup-enhancer");
    await enhance(user, "write a poem about rain");
    expect(await findToast("Prompt Enhanced!")).toBeVisible();
    expect(
      screen.getByText("Your lazy prompt has been transformed into a powerful AI prompt."),
    ).toBeVisible();
    expect(await screen.findByRole("heading", { name: "Task Overview" })).toBeVisible();
    expect(await findBox()).toHaveValue("write a poem about rain");
  });

  test("is counted in this browser, by 1 and only after success", async () => {
    const { handler, answer } = enhancerWaits();
    context.server.use(handler);
    const { user } = renderApp("/popup-enhancer");
    await enhance(user, "write a poem about rain");
    expect(await screen.findByRole("button", { name: "Enhancing..." })).toBeVisible();
    expect(guestCount()).toBeNull();
    answer();
    expect(await screen.findByText("1 / 2 free enhancements used")).toBeVisible();
    expect(guestCount()).toBe("1");
  });

  test("is told 'Upgrade needed' after 2 free enhancements, without a call", async () => {
    localStorage.setItem(STORAGE_KEYS.guestPromptCount, "2");
    context.server.use(enhancerAnswers());
    const { user } = renderApp("/popup-enhancer");
    await enhance(user, "one more");
    expect(await findToast("Upgrade needed")).toBeVisible();
    expect(screen.getByText("You've reached your free limit. Upgrade to continue.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Enhanced prompt" })).not.toBeInTheDocument();
  });
});

describe("a signed-in user", () => {
  test("is counted by the server, and the meter shows the server's count", async () => {
    const userId = await signUpSomebody();
    const { user } = renderApp("/popup-enhancer");
    expect(await screen.findByText("0 / 2 free enhancements used")).toBeVisible();
    await enhance(user, "write a poem about rain");
    expect(await screen.findByText("1 / 2 free enhancements used")).toBeVisible();
    expect(guestCount()).toBeNull();
    const [row] = await context.backend.sql<{ prompt_usage_count: number }>(
      `select prompt_usage_count from public.users where id = '${userId}'`,
    );
    expect(row?.prompt_usage_count).toBe(1);
  });

  test("reaches the limit with the second enhancement: 'Upgrade needed'", async () => {
    await signUpSomebody();
    const { user } = renderApp("/popup-enhancer");
    await enhance(user, "write a poem about rain");
    expect(await screen.findByText("1 / 2 free enhancements used")).toBeVisible();
    await user.click(enhanceButton());
    expect(await screen.findByText("2 / 2 free enhancements used")).toBeVisible();
    await user.click(enhanceButton());
    expect(await findToast("Upgrade needed")).toBeVisible();
  });

  test("who is premium is not counted and sees no meter", async () => {
    await signInAs("premium");
    const { user } = renderApp("/popup-enhancer");
    expect(await screen.findByText("Premium")).toBeVisible();
    for (const line of ["first", "second", "third"]) {
      await enhance(user, `${line} poem about rain`);
      expect(await screen.findByRole("button", { name: "Enhance Prompt" })).toBeVisible();
    }
    expect(await resultToggle()).toBeVisible();
    expect(screen.queryByRole("meter")).not.toBeInTheDocument();
    expect(screen.queryByText("Upgrade needed")).not.toBeInTheDocument();
  });
});

describe("the text box", () => {
  test.each(["", "   "])("asks for a prompt when it holds %j", async (text) => {
    const { user } = renderApp("/popup-enhancer");
    const box = await findBox();
    if (text !== "") await user.type(box, text);
    await user.click(enhanceButton());
    expect(await findToast("Enter a prompt")).toBeVisible();
    expect(screen.getByText("Please enter a lazy prompt to enhance.")).toBeVisible();
    expect(box).toHaveFocus();
  });

  test("counts near the limit and refuses 4,001 characters", async () => {
    const { user } = renderApp("/popup-enhancer");
    const box = await findBox();
    await user.click(box);
    await user.paste("a".repeat(3600));
    expect(box).toHaveAccessibleDescription("3,600 / 4,000 characters");
    await user.paste("a".repeat(401));
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription("4,001 / 4,000 characters: too long by 1.");
    expect(await screen.findByText("Your text is too long by 1.")).toHaveRole("status");
    await user.click(enhanceButton());
    expect(await findToast("Prompt too long")).toBeVisible();
    expect(box).toHaveValue("a".repeat(4001));
  });

  test.each(["Control", "Meta"])("is sent by %s and Enter", async (key) => {
    context.server.use(enhancerAnswers());
    const { user } = renderApp("/popup-enhancer");
    await user.type(await findBox(), `a poem{${key}>}{Enter}{/${key}}`);
    expect(await resultToggle()).toBeVisible();
    expect(await findBox()).toHaveValue("a poem");
  });

  test("is sent once, however often one asks while it is busy", async () => {
    const { handler, answer } = enhancerWaits();
    context.server.use(handler);
    const { user } = renderApp("/popup-enhancer");
    const box = await findBox();
    await user.type(box, "a poem{Control>}{Enter}{Enter}{/Control}");
    const busy = await screen.findByRole("button", { name: "Enhancing..." });
    expect(busy).toHaveAttribute("aria-busy", "true");
    await user.click(busy);
    answer();
    expect(await screen.findByText("1 / 2 free enhancements used")).toBeVisible();
    expect(guestCount()).toBe("1");
  });

  test("still holds unsent text after a reload", async () => {
    const { user, unmount } = renderApp("/popup-enhancer");
    await user.type(await findBox(), "half a thought");
    unmount();
    renderApp("/popup-enhancer");
    expect(await findBox()).toHaveValue("half a thought");
  });

  test("is emptied when the user signs out, together with the result", async () => {
    await signUpSomebody();
    context.server.use(enhancerAnswers());
    const { user } = renderApp("/popup-enhancer");
    await enhance(user, "my secret plan");
    expect(await resultToggle()).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Sign Out" }));
    expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
    expect(await findBox()).toHaveValue("");
    expect(screen.queryByRole("button", { name: "Enhanced prompt" })).not.toBeInTheDocument();
  });
});

describe("the result panel", () => {
  test("is open by default, closes, and opens again with the next result", async () => {
    context.server.use(enhancerAnswers());
    const { user } = renderApp("/popup-enhancer");
    await enhance(user, "a poem");
    const toggle = await resultToggle();
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    await user.click(toggle);
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByText("Write a poem about rain.")).not.toBeInTheDocument();
    await user.click(enhanceButton());
    await waitFor(() => expect(toggle).toHaveAttribute("aria-expanded", "true"));
    expect(screen.getByText("Write a poem about rain.")).toBeVisible();
  });

  test("is announced politely and takes no focus", async () => {
    context.server.use(enhancerAnswers());
    const { user } = renderApp("/popup-enhancer");
    await enhance(user, "a poem");
    expect(await screen.findByText("Your enhanced prompt is ready below.")).toHaveRole("status");
    expect(enhanceButton()).toHaveFocus();
  });

  test.each([
    ["offline", "Written by our rules, without an AI model."],
    ["llm", "Written by an AI model: check it before you use it."],
  ] as const)("says what wrote it: %s", async (engine, note) => {
    context.server.use(enhancerAnswers({ engine }));
    const { user } = renderApp("/popup-enhancer");
    await enhance(user, "a poem");
    expect(await screen.findByText(note)).toBeVisible();
  });
});
