import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { UpgradeDialog, type UpgradeSubject } from "@/features/premium/upgrade-dialog";

import { button } from "../support/auth-page";
import { PremiumPage } from "../support/premium-page";
import { signInAs, setUpBackend } from "../support/render-app";
import { renderPart } from "../support/render-part";
import { SITE_URL } from "../support/test-backend";

setUpBackend();

async function openUpgrade() {
  const { user } = renderPart(PremiumPage);
  await screen.findByText(/^Looking:/);
  await user.click(button("Upgrade"));
  return {
    user,
    dialog: within(await screen.findByRole("dialog", { name: "Upgrade to Premium" })),
  };
}

test("says what Premium costs, gives and guarantees", async () => {
  const { dialog } = await openUpgrade();
  expect(dialog.getByText("$4.99")).toBeVisible();
  expect(dialog.getByText("per month")).toBeVisible();
  expect(dialog.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Unlimited AI prompt generation",
    "Premium prompt categories",
    "Money-Making prompts collection",
    "Study Skills & Learning prompts",
    "Advanced Dark Prompts library",
    "Priority customer support",
    "Early access to new features",
  ]);
  expect(
    dialog.getByText("Cancel anytime. No hidden fees. 30-day money-back guarantee."),
  ).toBeVisible();
});

test("says beside the embedded backend that checkout is a test, and leads to it", async () => {
  const userId = await signInAs("free");
  const { dialog } = await openUpgrade();
  const checkout = dialog.getByRole("link", { name: /^Continue to checkout/ });
  expect(dialog.getByText("Test checkout: no card is charged")).toBeVisible();
  expect(checkout).toHaveAccessibleDescription("Test checkout: no card is charged");
  expect(checkout).toHaveAttribute(
    "href",
    `${SITE_URL}/test-checkout/pay?client_reference_id=${userId}&locked_prefilled_email=free%40example.com`,
  );
});

const PROMPT = { title: "Read a lease", category: "Career", content: "Finds what is unusual." };

test.each<[string, string, UpgradeSubject]>([
  ["Read a lease", "Finds what is unusual.", { kind: "prompt", prompt: PROMPT }],
  ["All Mindset prompts", "Settle the decision", { kind: "category", category: "Mindset" }],
])("names %s, which was asked for, and says: %s", async (name, teaser, subject) => {
  renderPart(() => (
    <UpgradeDialog
      isOpen
      onOpenChange={() => {}}
      user={null}
      subject={subject}
      onSignInNeeded={() => {}}
    />
  ));
  const dialog = await screen.findByRole("dialog", { name: "Upgrade to Premium" });
  expect(dialog).toHaveTextContent(name);
  expect(dialog).toHaveTextContent(teaser);
});

test("shows the Premium badge to a premium user", async () => {
  await signInAs("premium");
  renderPart(PremiumPage);
  expect(await screen.findByText("Premium")).toBeVisible();
});
