import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { GUIDES } from "@/content/registry";
import type { LandingPage } from "@/content/types";

import { findToast } from "../support/find-toast";
import { renderApp, setUpBackend } from "../support/render-app";

setUpBackend();

async function recordOf(path: string): Promise<LandingPage> {
  const entry = GUIDES.find((guide) => guide.path === path);
  if (entry === undefined) throw new Error(`There is no guide at ${path}.`);
  return (await entry.load()).default;
}

async function openGuide(path: string) {
  const record = await recordOf(path);
  const view = renderApp(path);
  await screen.findByRole("heading", { level: 1, name: record.title });
  return { record, main: within(screen.getByRole("main")), ...view };
}

const byPosition = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 1 : -1;

test.each([
  ["/prompts/chatgpt-vs-claude", "Feature Comparison"],
  ["/prompts/claude-ai", "Key Points"],
])("the sections of %s are in the specified order", async (path, optional) => {
  const { record, main } = await openGuide(path);
  const inOrder = [
    screen.getByRole("banner"),
    main.getByRole("heading", { level: 1 }),
    main.getByText(record.description),
    main.getByRole("list", { name: "Keywords" }),
    main.getByRole("region", { name: optional }),
    main.getByRole("region", { name: "Example Prompts" }),
    main.getByRole("region", { name: record.ctaText }),
    main.getByRole("region", { name: "Related Resources" }),
    screen.getByRole("contentinfo"),
  ];
  expect(inOrder.toSorted(byPosition)).toEqual(inOrder);
});

test("the columns of a comparison are named by its first row, and a cell may hold two products", async () => {
  const { main } = await openGuide("/prompts/chatgpt-vs-gemini-vs-claude");
  const table = within(main.getByRole("table"));
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Feature",
    "ChatGPT",
    "Gemini",
    "Claude",
  ]);
  const [maker] = table.getAllByRole("row").slice(1);
  expect(maker).toHaveTextContent("OpenAI");
  expect(maker).not.toHaveTextContent("Gemini:");
  for (const name of ["ChatGPT", "Gemini", "Claude"]) {
    const link = main.getByRole("link", { name: new RegExp(`^${name} plans`) });
    expect(link).toHaveAttribute("target", "_blank");
    expect(link.getAttribute("rel")).toContain("noopener");
  }
});

test("the call to action leads to the library and to the extension's page", async () => {
  const { record, main } = await openGuide("/prompts/claude-ai");
  const block = within(main.getByRole("region", { name: record.ctaText }));
  expect(block.getByRole("link", { name: "Try AI Prompt Generator" })).toHaveAttribute(
    "href",
    "/prompts",
  );
  expect(block.getByRole("link", { name: "Get Chrome Extension" })).toHaveAttribute(
    "href",
    "/chrome-extension",
  );
});

test("'Enhance Your Prompt' on /ai-prompts leads to the enhancer", async () => {
  const { main } = await openGuide("/ai-prompts");
  expect(main.getByRole("link", { name: "Enhance Your Prompt" })).toHaveAttribute(
    "href",
    "/refine",
  );
});

test("the extension's own page does not lead to itself", async () => {
  await openGuide("/chrome-extension");
  const links = screen.getAllByRole("link", { name: "Compact generator" });
  for (const link of links) expect(link).toHaveAttribute("href", "/popup-enhancer");
  const own = screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("href") === "/chrome-extension");
  expect(own).toEqual([]);
});

test("related links are in two columns from medium screens up", async () => {
  const { record, main } = await openGuide("/prompts/claude-ai");
  const list = within(main.getByRole("region", { name: "Related Resources" })).getByRole("list");
  expect(list).toHaveClass("md:grid-cols-2");
  expect(list.children).toHaveLength(record.relatedLinks.length);
});

test("the contents beside the guide lead to each of its sections and examples", async () => {
  const { record } = await openGuide("/prompts/claude-ai");
  const contents = within(screen.getByRole("navigation", { name: "On this page" }));
  const targets = contents.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
  expect(targets.length).toBeGreaterThan(record.examplePrompts.length + 2);
  expect(targets.filter((target) => document.querySelector(target) === null)).toEqual([]);
});

test("keywords lead to the category they name, or to a search", async () => {
  const { main } = await openGuide("/marketing-prompts");
  const keyword = (name: string) => main.getByRole("link", { name });
  expect(keyword("ChatGPT marketing prompts")).toHaveAttribute("href", "/prompts/c/marketing");
  expect(keyword("competitor analysis prompts")).toHaveAttribute("href", "/prompts?q=competitor");
});

test("an example is filled in, and the filled text is what is copied and opened", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const { user, main } = await openGuide("/prompts/chatgpt-vs-claude");
  const examples = main.getByRole("region", { name: "Example Prompts" });
  const card = within(within(examples).getAllByRole("listitem")[0] ?? examples);
  const fillIn = card.getByRole("button", { name: "Fill in" });
  await user.click(fillIn);
  expect(fillIn).toHaveAttribute("aria-expanded", "true");
  await user.type(await card.findByRole("textbox", { name: "Number of words" }), "120");
  await user.click(card.getByRole("button", { name: "Copy" }));
  expect(await findToast("Copied!")).toBeVisible();
  expect(await findToast("Prompt copied to clipboard.")).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain("Shorten the text below to at most 120 words");
  expect(copied).toContain("[PASTE YOUR TEXT]");

  await user.click(card.getByRole("button", { name: "Open in" }));
  await user.click(card.getByRole("menuitem", { name: "Claude" }));
  expect(String(open.mock.calls[0]?.[0])).toContain("120");
  open.mockRestore();
});
