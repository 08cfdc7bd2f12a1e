import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";

import { enhancerAnswers } from "../support/enhancer-answers";
import { findToast } from "../support/find-toast";
import { renderApp, setUpBackend } from "../support/render-app";

const context = setUpBackend();

afterEach(() => vi.restoreAllMocks());

async function openResult(enhancedPrompt: string) {
  context.server.use(enhancerAnswers({ enhancedPrompt }));
  const { user } = renderApp("/popup-enhancer");
  await user.type(await screen.findByRole("textbox", { name: "Your lazy prompt" }), "a poem");
  await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
  const copyButton = await screen.findByRole("button", { name: "Copy" });
  const card = screen.getByRole("region", { name: "Prompt enhancer" });
  return { user, card, copyButton };
}

describe("the enhanced text (specification, section 5)", () => {
  test("gives section labels their own line, also in the middle of one", async () => {
    const { card } = await openResult("**Task Overview** Write it. Requirements: be short");
    expect(within(card).getByRole("heading", { name: "Task Overview" })).toBeVisible();
    expect(within(card).getByRole("heading", { name: "Requirements" })).toBeVisible();
    expect(within(card).getByText("be short")).toBeVisible();
  });

  test("turns bold markers into bold text", async () => {
    const { card } = await openResult("Make it **really good** today");
    const bold = within(card).getByText("really good");
    expect(bold.tagName).toBe("STRONG");
    expect(card).not.toHaveTextContent("**");
  });

  test("makes lists of list lines and keeps their markers", async () => {
    const { card } = await openResult("Steps:\n1. Read\n2. Write\n\nAnd then rest.\n- well");
    const [steps, rest] = within(card).getAllByRole("list");
    expect(
      steps &&
        within(steps)
          .getAllByRole("listitem")
          .map((item) => item.textContent),
    ).toEqual(["1. Read", "2. Write"]);
    expect(rest).toHaveTextContent("- well");
  });

  test("keeps the words of any script and of code", async () => {
    const { card } = await openResult("雨についての詩を書く 🌧️\n\nשיר על גשם\n\n`a < b && c`");
    for (const words of ["雨についての詩を書く 🌧️", "שיר על גשם", "`a < b && c`"]) {
      expect(within(card).getByText(words)).toBeVisible();
    }
  });

  test("shows HTML as text and never runs it", async () => {
    const html = '<img src="x" onerror="alert(1)"><script>alert(2)</script> <b>hi</b>';
    const { card } = await openResult(html);
    expect(within(card).getByText(html)).toBeVisible();
    expect(within(card).queryByRole("img")).not.toBeInTheDocument();
    expect(card.querySelector("script, b")).toBeNull();
  });
});

describe("Copy", () => {
  const TEXT = "**Context**\n- one\n- two";

  test("puts the plain text on the clipboard and says so", async () => {
    const { user, copyButton } = await openResult(TEXT);
    await user.click(copyButton);
    expect(await findToast("Copied!")).toBeVisible();
    expect(screen.getByText("Enhanced prompt copied to clipboard.")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(TEXT);
  });

  test("falls back to a hidden text area when the clipboard refuses", async () => {
    const { user, copyButton } = await openResult(TEXT);
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
    let copied = "";
    document.execCommand = () => {
      copied = document.querySelector<HTMLTextAreaElement>("textarea[aria-hidden]")?.value ?? "";
      return true;
    };
    await user.click(copyButton);
    expect(await findToast("Enhanced prompt copied to clipboard.")).toBeVisible();
    expect(copied).toBe(TEXT);
    expect(copyButton).toHaveFocus();
  });

  test("by hand gives the text of the whole, without the line breaks of the page", async () => {
    const { card } = await openResult(TEXT);
    const page = within(card).getByRole("heading", { name: "Context" }).parentElement;
    if (page === null) throw new Error("The text is not there.");
    window.getSelection()?.selectAllChildren(page);
    const clipboardData = { setData: vi.fn<(type: string, text: string) => void>() };
    fireEvent.copy(page, { clipboardData });
    expect(clipboardData.setData).toHaveBeenCalledExactlyOnceWith("text/plain", TEXT);

    const heading = within(page).getByRole("heading", { name: "Context" });
    window.getSelection()?.selectAllChildren(heading);
    fireEvent.copy(heading, { clipboardData });
    expect(clipboardData.setData).toHaveBeenCalledOnce();
  });

  test("says 'Copy failed' when both ways are refused", async () => {
    const { user, copyButton } = await openResult(TEXT);
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
    document.execCommand = () => false;
    await user.click(copyButton);
    expect(await findToast("Copy failed")).toBeVisible();
    expect(screen.getByText("Please manually select and copy the text.")).toBeVisible();
  });
});
