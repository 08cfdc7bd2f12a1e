import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";

import { PAGE_RECORD_ID } from "@/config/site";
import { jsonScript } from "@/entries/prerender/json-script";
import { UpgradeDialog, type UpgradeSubject } from "@/features/premium/upgrade-dialog";

import { button } from "../support/auth-page";
import { PremiumPage } from "../support/premium-page";
import { signInAs, setUpBackend } from "../support/render-app";
import { renderPart } from "../support/render-part";
import { SITE_URL } from "../support/test-backend";

const context = setUpBackend();

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

const PROMPT = {
  id: "00000000-0000-4000-8000-000000000001",
  title: "Read a lease",
  category: "Career",
  content: "Finds what is unusual.",
};

function renderDialog(subject: UpgradeSubject) {
  return renderPart(() => (
    <UpgradeDialog
      isOpen
      onOpenChange={() => {}}
      user={null}
      subject={subject}
      onSignInNeeded={() => {}}
    />
  ));
}

test.each<[string, string, UpgradeSubject]>([
  ["Read a lease", "Finds what is unusual.", { kind: "prompt", prompt: PROMPT }],
  ["All Mindset prompts", "Settle the decision", { kind: "category", category: "Mindset" }],
])("names %s, which was asked for, and says: %s", async (name, teaser, subject) => {
  renderDialog(subject);
  const dialog = await screen.findByRole("dialog", { name: "Upgrade to Premium" });
  expect(dialog).toHaveTextContent(name);
  expect(dialog).toHaveTextContent(teaser);
});

test("shows the example of a prompt that has one", async () => {
  const blanks = { lease: { hint: "The text", example: "Twelve months, two pets" } };
  const example = { blanks, answer: "Clause 9 is unusual." };
  const script = jsonScript({ kind: "prompt", related: [], example }, PAGE_RECORD_ID);
  context.server.use(
    http.get(`${SITE_URL}/prompts/p/read-a-lease`, () =>
      HttpResponse.html(`<!doctype html><body>${script}</body>`),
    ),
  );
  const { user } = renderDialog({ kind: "prompt", prompt: PROMPT });
  await user.click(await screen.findByText("See an example"));
  expect(screen.getByText("Twelve months, two pets")).toBeVisible();
  expect(screen.getByText("Clause 9 is unusual.")).toBeVisible();
});

test("shows the Premium badge to a premium user", async () => {
  await signInAs("premium");
  renderPart(PremiumPage);
  expect(await screen.findByText("Premium")).toBeVisible();
});
