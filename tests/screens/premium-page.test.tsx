// Loaded with the file, so that the first test does not wait for the page's chunk.
import "@/pages/premium-page";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { PUBLIC_PREMIUM_PROMPT } from "@/config/plans";

import { readPromptSources } from "../../supabase/prompts/tools/prompt-source";
import { renderApp, setUpBackend, signInAs } from "../support/render-app";

setUpBackend();

const sample = readPromptSources().find(({ slug }) => slug === PUBLIC_PREMIUM_PROMPT);

async function openPremium() {
  const view = renderApp("/premium");
  await screen.findByRole("heading", { level: 1, name: "Read one before you pay" });
  return { ...view, main: within(screen.getByRole("main")) };
}

test("shows one Premium prompt in full, the price and the terms", async () => {
  const { main } = await openPremium();
  const article = await main.findByRole("article", { name: sample?.title ?? "" });
  expect(article).toHaveTextContent((sample?.content ?? "").replaceAll(/\s+/g, " "));
  const offer = within(main.getByRole("region", { name: "$4.99 per month" }));
  expect(
    offer.getByText("Cancel anytime. No hidden fees. 30-day money-back guarantee."),
  ).toBeVisible();
  expect(offer.getByRole("link", { name: "Terms" })).toHaveAttribute("href", "/terms");
  expect(offer.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy");
});

test("compares Free with Premium, row by row", async () => {
  const { main } = await openPremium();
  const row = await main.findByRole("row", { name: /^Enhancements/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["2 in total", "Unlimited"]);
});

test("a guest signs in first, a free user goes to checkout, a premium user to the library", async () => {
  const guest = await openPremium();
  await guest.user.click(await guest.main.findByRole("button", { name: "Sign in to upgrade" }));
  expect(await screen.findByRole("tab", { name: "Sign In" })).toBeVisible();
  guest.unmount();
  localStorage.clear();

  await signInAs("free");
  const free = await openPremium();
  expect(await free.main.findByRole("link", { name: /^Continue to checkout/ })).toBeVisible();
  free.unmount();

  await signInAs("premium");
  const premium = await openPremium();
  expect(await premium.main.findByText("You have Premium.")).toBeVisible();
  expect(premium.main.getByRole("link", { name: "Go to the library" })).toBeVisible();
});
