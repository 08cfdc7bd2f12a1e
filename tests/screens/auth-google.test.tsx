import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { button, openAuthDialog } from "../support/auth-page";
import { setUpBackend } from "../support/render-app";

// The build's environment is read when the app's modules load, so it is set before.
vi.hoisted(() => vi.stubEnv("VITE_GOOGLE_SIGN_IN", "true"));

setUpBackend();

test("offers Google on both tabs where it is set up", async () => {
  const { user } = await openAuthDialog();
  expect(button("Continue with Google")).toBeVisible();
  await user.click(screen.getByRole("tab", { name: "Sign Up" }));
  expect(button("Continue with Google")).toBeVisible();
});

test("hides Google when the page sets the hide-Google flag", async () => {
  await openAuthDialog({ hideGoogle: true });
  expect(screen.queryByRole("button", { name: /Google/ })).not.toBeInTheDocument();
});
