import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { SITE_NAME } from "@/config/site";

import { DEMO_PASSWORD } from "../../supabase/local/demo-accounts";
import { renderApp, signInAs, setUpBackend } from "../support/render-app";

setUpBackend();

async function openSupport() {
  const view = renderApp("/support");
  await screen.findByRole("heading", { level: 1, name: "Support" });
  return view;
}

const questions = () =>
  within(screen.getByRole("main"))
    .getAllByRole("heading", { level: 2 })
    .map((heading) => within(heading).getByRole("button"));

test("asks six questions, all closed at first", async () => {
  await openSupport();
  expect(questions().map((question) => question.textContent)).toEqual([
    `What is ${SITE_NAME}?`,
    "How many prompts can I enhance for free?",
    "What does Premium include, and what does it cost?",
    "Which AI assistants do the prompts work with?",
    "How do I save and like prompts?",
    "What do you store, and who sees what I type?",
  ]);
  for (const question of questions()) expect(question).toHaveAttribute("aria-expanded", "false");
});

test("opens one answer at a time, and closes it on a second press", async () => {
  const { user } = await openSupport();
  const [first, second] = questions();
  if (first === undefined || second === undefined) throw new Error("There are six questions.");
  await user.click(first);
  expect(first).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText(/A library of ready-made prompts/)).toBeInTheDocument();
  await user.click(second);
  expect(first).toHaveAttribute("aria-expanded", "false");
  expect(second).toHaveAttribute("aria-expanded", "true");
  await user.click(second);
  expect(second).toHaveAttribute("aria-expanded", "false");
});

test("can be used with the keyboard alone", async () => {
  const { user } = await openSupport();
  const [first, second] = questions();
  first?.focus();
  await user.keyboard("{Enter}");
  expect(first).toHaveAttribute("aria-expanded", "true");
  await user.keyboard("{ArrowDown}");
  expect(second).toHaveFocus();
});

test("says that 2 enhancements in total are free, not 10 a day (section 9, the recorded conflict)", async () => {
  await openSupport();
  expect(screen.getByText(/^2 in total, not per day\./)).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/\b10 per day/);
});

test("gives the price, the guarantee and every benefit of Premium (section 9)", async () => {
  await openSupport();
  expect(
    screen.getByText(
      "Premium costs $4.99 per month. Cancel anytime. No hidden fees. 30-day money-back guarantee.",
    ),
  ).toBeInTheDocument();
  expect(screen.getByText("Early access to new features")).toBeInTheDocument();
  expect(screen.getByText("Unlimited AI prompt generation")).toBeInTheDocument();
});

test("points to the forum and the documentation in its footer", async () => {
  await openSupport();
  const footer = within(screen.getByRole("contentinfo"));
  expect(
    footer.getByText("Need more help? Visit our community forum or documentation."),
  ).toBeVisible();
  // Neither is set up in this build.
  expect(footer.queryByRole("link", { name: /forum|documentation/ })).not.toBeInTheDocument();
});

test("opens the answer that the address names, with what to do about a payment", async () => {
  const { user } = renderApp("/support#premium");
  const question = await screen.findByRole("button", { name: /^What does Premium include/ });
  expect(question).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText(/^Paid, but Premium didn't start\?/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Who runs this site" })).toHaveAttribute(
    "href",
    "/privacy#operator",
  );
  await user.click(question);
  expect(question).toHaveAttribute("aria-expanded", "false");
});

test("says what is kept of what one types, for how long, and how to delete it", async () => {
  await openSupport();
  const text = screen.getByRole("main").textContent;
  expect(text).toMatch(/your last 200 enhancements, both what you typed and what you got back/);
  expect(text).toMatch(/turn on Do not keep my enhancements in the account menu/);
  expect(text).toMatch(/up to 10,000 prompts you saved as your own/);
  expect(text).toMatch(/delete them one at a time, or all at once, in Saved/);
  expect(text).toMatch(/Export my data downloads everything, and Delete account removes it/);
  expect(text).toMatch(/Without an account, our server keeps nothing you type/);
  expect(text).not.toMatch(/not keep or log/);
});

test("shows neither a contact form nor a search box", async () => {
  await openSupport();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
});

test("leads back to home, and a signed-in user on to the prompts", async () => {
  await signInAs("free");
  await openSupport();
  expect(screen.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  expect(await screen.findByRole("link", { name: "Go to Prompts" })).toHaveAttribute(
    "href",
    "/prompts",
  );
  expect(screen.queryByRole("button", { name: "Get Started" })).not.toBeInTheDocument();
});

test("'Get Started' opens the sign-in modal when signed out, and the sign-in leads to the prompts", async () => {
  const { user } = await openSupport();
  await user.click(await screen.findByRole("button", { name: "Get Started" }));
  const dialog = await screen.findByRole("dialog");
  expect(screen.queryByRole("link", { name: "Go to Prompts" })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole("tab", { name: "Sign In" }));
  await user.type(within(dialog).getByLabelText("Email"), "free@example.com");
  await user.type(within(dialog).getByLabelText("Password"), DEMO_PASSWORD);
  await user.click(within(dialog).getByRole("button", { name: "Sign In" }));
  await waitFor(() => expect(window.location.pathname).toBe("/prompts"));
});
