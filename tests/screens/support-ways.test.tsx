// Loaded with the file, so that the first test does not wait for the pages' chunks.
import "@/pages/privacy-page";
import "@/pages/support-page";
import "@/pages/terms-page";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { renderApp, setUpBackend, signUpSomebody } from "../support/render-app";

// The build's environment is read when the app's modules load, so it is set before.
vi.hoisted(() => {
  vi.stubEnv("VITE_SUPPORT_EMAIL", "help@site.example");
  vi.stubEnv("VITE_COMMUNITY_URL", "https://forum.example/");
  vi.stubEnv("VITE_DOCS_URL", "https://docs.example/");
  vi.stubEnv("VITE_OPERATOR_NAME", "Ada Lovelace");
  vi.stubEnv("VITE_OPERATOR_ADDRESS", "1 Main Street, Springfield");
});

setUpBackend();

test("the two words of the sentence are links where the build says where to", async () => {
  renderApp("/support");
  const footer = within(await screen.findByRole("contentinfo"));
  expect(footer.getByRole("link", { name: /^community forum/ })).toHaveAttribute(
    "href",
    "https://forum.example/",
  );
  expect(footer.getByRole("link", { name: /^documentation/ })).toHaveAttribute(
    "href",
    "https://docs.example/",
  );
});

test("'Contact support' is a mail that names the account", async () => {
  const userId = await signUpSomebody();
  renderApp("/support#premium");
  const subject = encodeURIComponent(`Brilliant Prompts support (account ${userId})`);
  await waitFor(() =>
    expect(screen.getByRole("link", { name: "Contact support" })).toHaveAttribute(
      "href",
      `mailto:help@site.example?subject=${subject}`,
    ),
  );
});

test.each(["/privacy", "/terms"])("%s names who runs the site", async (path) => {
  renderApp(path);
  expect(await screen.findByText("Ada Lovelace")).toBeVisible();
  expect(screen.getByText(/1 Main Street/)).toBeVisible();
});
