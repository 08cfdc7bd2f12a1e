import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";

import { STORAGE_KEYS } from "@/config/storage-keys";
import { filledIn } from "@/platform/filled-in";

import { enhancerAnswers, enhancerStreams } from "../support/enhancer-answers";
import { findToast } from "../support/find-toast";
import { renderApp, setUpBackend, signUpSomebody } from "../support/render-app";

const context = setUpBackend();

afterEach(() => vi.restoreAllMocks());

const findBox = () => screen.findByRole("textbox", { name: "Your lazy prompt" });

async function openResult(enhancedPrompt: string) {
  context.server.use(enhancerAnswers({ enhancedPrompt }));
  const { user } = renderApp("/popup-enhancer");
  await user.type(await findBox(), "a post");
  await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
  await screen.findByRole("button", { name: "Open in ChatGPT" });
  return user;
}

describe("placeholders", () => {
  const THIS = "enhanced: a post";
  const OTHER = "enhanced: a letter";
  const TEXT = "Write for [AUDIENCE: e.g. nurses] from [MEETING NOTES].";

  test("become a form with a live preview, and Copy takes the filled text", async () => {
    const user = await openResult(TEXT);
    const form = within(screen.getByRole("region", { name: "Fill in the blanks" }));
    const audience = form.getByRole("textbox", { name: "Audience" });
    expect(audience).toHaveAttribute("placeholder", "e.g. nurses");
    expect(form.getByRole("textbox", { name: "Meeting notes" }).tagName).toBe("TEXTAREA");
    await user.type(audience, "$& teachers");
    expect(await screen.findByText("$& teachers", { selector: "mark" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toBe(
      "Write for $& teachers from [MEETING NOTES].",
    );
  });

  test("are remembered for this text and no other, and can be cleared", async () => {
    filledIn.set(OTHER, "audience", "doctors");
    filledIn.set(THIS, "audience", "nurses");
    const user = await openResult(TEXT);
    expect(screen.getByText("nurses", { selector: "mark" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Clear" }));
    expect(screen.getByRole("textbox", { name: "Audience" })).toHaveValue("");
    expect(
      screen.getByRole("button", { name: "Use “doctors”, from another prompt" }),
    ).toBeVisible();
    expect(sessionStorage.getItem(STORAGE_KEYS.filledIn)).toBe(
      JSON.stringify([[OTHER, { audience: "doctors" }]]),
    );
  });

  test("filled in before are marked as one's own words, and are no change of the enhancer's", async () => {
    filledIn.set(THIS, "audience", "nurses");
    const user = await openResult(TEXT);
    expect(screen.getByText("nurses", { selector: "mark" })).toBeVisible();
    const enhancer = enhancerStreams();
    context.server.use(enhancer.handler);
    await user.click(screen.getByRole("button", { name: "Shorter" }));
    await waitFor(() => expect(enhancer.bodies).toHaveLength(1));
    enhancer.finish("For [AUDIENCE: e.g. nurses].");
    expect(await screen.findByText("nurses", { selector: "mark" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Show changes" }));
    expect(await screen.findByText(/AUDIENCE: e\.g\. nurses/)).toHaveTextContent("[AUDIENCE");
    expect(screen.queryByText("nurses", { selector: "mark" })).not.toBeInTheDocument();
  });

  test("show what is typed when the browser's storage is full", async () => {
    filledIn.set(THIS, "audience", "nurses");
    const user = await openResult(TEXT);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    const audience = screen.getByRole("textbox", { name: "Audience" });
    await user.type(audience, " at night");
    expect(audience).toHaveValue("nurses at night");
    filledIn.forget();
  });

  test("may be called like something that every object has", async () => {
    await openResult("Write for [CONSTRUCTOR].");
    expect(screen.getByRole("textbox", { name: "Constructor" })).toHaveValue("");
    expect(screen.queryByRole("button", { name: "Clear" })).not.toBeInTheDocument();
  });

  test("filled in are not sent along with a refinement", async () => {
    filledIn.set(THIS, "audience", "my secret client");
    const user = await openResult(TEXT);
    const enhancer = enhancerStreams();
    context.server.use(enhancer.handler);
    await user.click(screen.getByRole("button", { name: "Shorter" }));
    await waitFor(() => expect(enhancer.bodies).toHaveLength(1));
    expect(JSON.stringify(enhancer.bodies)).not.toContain("secret client");
    enhancer.finish("Write.");
  });
});

describe("Show changes", () => {
  test("sets a short text beside what became of it, instead of marking nearly every word", async () => {
    const user = await openResult("Write a post about my new job.");
    await user.click(screen.getByRole("button", { name: "Show changes" }));
    expect(await screen.findByText("Your text")).toBeVisible();
    expect(screen.getByText("a post", { selector: "dd" })).toBeVisible();
    expect(screen.getByText("Write a post about my new job.")).toBeVisible();
    expect(document.querySelector("ins, del")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Hide changes" }));
    expect(screen.queryByText("Your text")).not.toBeInTheDocument();
  });

  test("marks the words of a long one", async () => {
    const own = "word ".repeat(100).trim();
    context.server.use(enhancerAnswers({ enhancedPrompt: `more ${own}` }));
    const { user } = renderApp("/popup-enhancer");
    await user.click(await findBox());
    await user.paste(own);
    await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
    await user.click(await screen.findByRole("button", { name: "Show changes" }));
    expect(await screen.findByText("more", { selector: "ins" })).toBeVisible();
  });
});

describe("Open in", () => {
  test.each([
    ["ChatGPT", "https://chatgpt.com/?prompt=Write%20it.", "Copied for ChatGPT", /is empty, paste/],
    ["Gemini", "https://gemini.google.com/app", "Copied for Gemini", /^Paste it there/],
  ])("%s: copies, then opens, and claims no tab that may have been held back", async (...row) => {
    const [name, url, title, advice] = row;
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    const user = await openResult("Write it.");
    if (name !== "ChatGPT") {
      await user.click(screen.getByRole("button", { name: "Open in another assistant" }));
      await user.click(screen.getByRole("menuitem", { name }));
    } else {
      await user.click(screen.getByRole("button", { name: "Open in ChatGPT" }));
    }
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(advice)).toHaveTextContent(`If no tab opens, go to ${name}.`);
    expect(open).toHaveBeenCalledExactlyOnceWith(url, "_blank", "noopener,noreferrer");
    expect(await navigator.clipboard.readText()).toBe("Write it.");
  });

  test("is a menu for the keyboard", async () => {
    const user = await openResult("Write it.");
    const button = screen.getByRole("button", { name: "Open in another assistant" });
    await user.click(button);
    expect(screen.getByRole("menuitem", { name: "Claude" })).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("menuitem", { name: "Gemini" })).toHaveFocus();
    await user.keyboard("{End}{ArrowDown}");
    expect(screen.getByRole("menuitem", { name: "Claude" })).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(button).toHaveFocus();
    expect(screen.queryByRole("menuitem")).not.toBeInTheDocument();
  });

  test("opens nothing when there is neither a box to fill nor a clipboard", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    const user = await openResult("Write it.");
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
    document.execCommand = () => false;
    await user.click(screen.getByRole("button", { name: "Open in another assistant" }));
    await user.click(screen.getByRole("menuitem", { name: "Copilot" }));
    expect(await findToast("Copy failed")).toBeVisible();
    expect(open).not.toHaveBeenCalled();
  });
});

describe("the free check", () => {
  test("says what the prompt says already", async () => {
    const { user } = renderApp("/popup-enhancer");
    await user.type(await findBox(), "write a 100 word email about the delay for [[NAME]");
    for (const said of ["format", "length"]) expect(screen.getByText(said)).toBeVisible();
    expect(screen.queryByText("audience")).not.toBeInTheDocument();
    expect(screen.getByText("Say who it's for.")).toBeVisible();
    expect(screen.getByText("Still blank: Name")).toBeVisible();
  });

  test("holds a card number back until the visitor decides", async () => {
    const enhancer = enhancerStreams();
    context.server.use(enhancer.handler);
    const { user } = renderApp("/popup-enhancer");
    await user.type(await findBox(), "refund 4111 1111 1111 1111 please");
    expect(screen.getByText(/This looks like a card number\./)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Not sent yet: this looks like a card number.",
    );
    expect(enhancer.bodies).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Mask it" }));
    expect(await findBox()).toHaveValue("refund [CARD NUMBER] please");
    await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
    await waitFor(() => expect(enhancer.bodies[0]?.prompt).toBe("refund [CARD NUMBER] please"));
    enhancer.finish("Write.");
  });

  test("lets a secret go when the visitor says so", async () => {
    const enhancer = enhancerStreams();
    context.server.use(enhancer.handler);
    const { user } = renderApp("/popup-enhancer");
    await user.type(await findBox(), "password: hunter22");
    await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
    await user.click(screen.getByRole("button", { name: "Send it as it is" }));
    await waitFor(() => expect(enhancer.bodies[0]?.prompt).toBe("password: hunter22"));
    enhancer.finish("Write.");
  });
});

describe("a secret that waits for a decision", () => {
  async function askWhileRefining(secretIn: "box" | "wish") {
    const user = await openResult("Write it.");
    const name = secretIn === "box" ? "Your lazy prompt" : "Or say what to change";
    const field = screen.getByRole("textbox", { name });
    await user.type(field, " password: hunter22");
    const send = secretIn === "box" ? "Enhance Prompt" : "Refine";
    await user.click(screen.getByRole("button", { name: send }));
    const enhancer = enhancerStreams();
    context.server.use(enhancer.handler);
    await user.click(screen.getByRole("button", { name: "Shorter" }));
    await waitFor(() => expect(enhancer.bodies).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Send it as it is" }));
    return { enhancer, field };
  }

  test.each(["box", "wish"] as const)(
    "in the %s is not sent into a refinement under way, and stays",
    async (secretIn) => {
      const { enhancer, field } = await askWhileRefining(secretIn);
      enhancer.finish("Write.");
      expect(await screen.findByText("Write.")).toBeVisible();
      expect(enhancer.bodies).toHaveLength(1);
      expect(field).toHaveDisplayValue(/password: hunter22/);
    },
  );
});

test("what was kept of a lost answer can be kept again once it is whole", async () => {
  await signUpSomebody();
  const enhancer = enhancerStreams();
  context.server.use(enhancer.handler);
  const { user } = renderApp("/popup-enhancer");
  await user.type(await findBox(), "a post");
  await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
  await waitFor(() => expect(enhancer.bodies).toHaveLength(1));
  enhancer.send("Write");
  expect(await screen.findByText("Write")).toBeVisible();
  enhancer.cut();
  await user.click(await screen.findByRole("button", { name: "Save as my prompt" }));
  expect(await screen.findByRole("button", { name: "Saved" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(enhancer.bodies).toHaveLength(2));
  enhancer.finish("Write it.");
  expect(await screen.findByText("Write it.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Shorter" }));
  expect(screen.getByRole("button", { name: "Save as my prompt" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await waitFor(() => expect(enhancer.bodies).toHaveLength(3));
  enhancer.finish("Write.");
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Save as my prompt" })).not.toHaveAttribute(
      "aria-disabled",
    ),
  );
});

test("who has kept as many prompts as there is room for is told so, and loses nothing", async () => {
  await signUpSomebody();
  const user = await openResult("Write it.");
  await context.backend.sql("update private.limits set value = 0 where name = 'own_prompts'");
  await user.click(screen.getByRole("button", { name: "Save as my prompt" }));
  expect(
    await screen.findByText(
      "My prompts holds 10,000 prompts or 5 MB of text. Delete one to save another.",
    ),
  ).toBeVisible();
  expect(screen.queryByText("Not saved")).not.toBeInTheDocument();
  await context.backend.sql("update private.limits set value = 10000 where name = 'own_prompts'");
  await user.click(screen.getByRole("button", { name: "Save as my prompt" }));
  expect(await findToast("Saved to My prompts")).toBeVisible();
});

test("a signed-in user keeps a result as a prompt of one's own", async () => {
  const userId = await signUpSomebody();
  const user = await openResult("Write it.");
  await user.click(screen.getByRole("button", { name: "Save as my prompt" }));
  expect(await findToast("Saved to My prompts")).toBeVisible();
  const saved = screen.getByRole("button", { name: "Saved" });
  expect(saved).toHaveAttribute("aria-disabled", "true");
  expect(saved).toHaveFocus();
  await user.click(saved);
  expect(
    await context.backend.sql(
      `select title, content from public.own_prompts where user_id = '${userId}'`,
    ),
  ).toEqual([{ title: "a post", content: "Write it." }]);
});
