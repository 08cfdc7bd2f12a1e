// Loaded with the file, so that the first test does not wait for the page's chunk.
import "@/app/account-screen";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";

import { renderApp, setUpBackend, signInAs } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

const context = setUpBackend();

const section = (name: string) => screen.findByRole("region", { name });
const button = async (area: string, name: string | RegExp) =>
  within(await section(area)).findByRole("button", { name });

async function openPage(name: "free" | "premium" = "free") {
  await signInAs(name);
  return renderApp("/account").user;
}

describe("the account page", () => {
  test("asks a guest to sign in", async () => {
    const { user } = renderApp("/account");
    const text = await screen.findByText(/^Sign in to see your plan/);
    const main = text.closest("main") ?? document.body;
    await user.click(within(main).getByRole("button", { name: "Sign In" }));
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
  });

  test("shows plan, usage, devices and data of a free account", async () => {
    await openPage();
    expect(await screen.findByText("free@example.com", { selector: "main *" })).toBeVisible();
    await within(await section("Plan")).findByText(/\/ 2 prompts used/);
    expect(screen.queryByRole("button", { name: "Manage subscription" })).not.toBeInTheDocument();
    expect(await button("Devices", "Sign out everywhere")).toBeEnabled();
    expect(await button("Your data", "Export my data")).toBeEnabled();
  });

  test("leads a subscriber to invoices, with the end of the paid period", async () => {
    await openPage("premium");
    expect(await button("Plan", "Manage subscription")).toBeEnabled();
    await within(await section("Plan")).findByText(/Renews on|Paid until/);
  });

  test("is reached from the account's menu", async () => {
    await signInAs("free");
    const { user } = renderApp("/support");
    await user.click(await screen.findByRole("button", { name: "Account menu" }));
    await user.click(await screen.findByRole("link", { name: "Your account" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  });

  test("opens the deletion of the account", async () => {
    const user = await openPage();
    await user.click(await button("Your data", "Delete account"));
    expect(await screen.findByRole("dialog")).toHaveTextContent("Delete your account?");
  });

  test("keeps what is said about oneself", async () => {
    const user = await openPage();
    const area = within(await section("About me"));
    await user.type(await area.findByRole("textbox", { name: "About you" }), "night nurse");
    await user.click(await area.findByRole("button", { name: "Add" }));
    expect(await area.findByRole("button", { name: /^Remove “.*night nurse”$/ })).toBeEnabled();
  });

  test("marks the field of a fact that is missing", async () => {
    const user = await openPage();
    const area = within(await section("About me"));
    const field = await area.findByRole("textbox", { name: "About you" });
    await user.click(area.getByRole("button", { name: "Add" }));
    expect(field).toHaveAccessibleDescription("Type a fact.");
    expect(field).toHaveFocus();
    await user.type(field, "x");
    expect(field).toBeValid();
  });
});

describe("access tokens", () => {
  async function makeToken(user: Awaited<ReturnType<typeof openPage>>, name: string) {
    const area = within(await section("Access tokens"));
    await user.type(await area.findByRole("textbox", { name: "Token name" }), name);
    await user.click(await area.findByRole("button", { name: "Create token" }));
    return area;
  }

  test("are named, shown once, listed, and revoked", async () => {
    const user = await openPage();
    const area = await makeToken(user, "laptop");
    const shown = await area.findByText(/^bpt_[\da-f]{64}$/);
    const token = shown.textContent;
    await user.click(await area.findByRole("button", { name: "Copy token" }));
    expect(await navigator.clipboard.readText()).toBe(token);
    await user.click(await area.findByRole("button", { name: "Done" }));
    expect(screen.queryByText(token)).not.toBeInTheDocument();

    const list = await area.findByRole("list", { name: "Access tokens" });
    expect(list).toHaveTextContent(/laptop.*never used/);
    await user.click(within(list).getByRole("button", { name: "Revoke “laptop”" }));
    expect(await screen.findByText("Token revoked")).toBeInTheDocument();
    await waitFor(() => expect(list).not.toBeInTheDocument());
  });

  test("are no longer offered once they are revoked", async () => {
    const user = await openPage();
    const area = await makeToken(user, "older");
    await user.click(await area.findByRole("button", { name: "Done" }));
    await makeToken(user, "laptop");
    const token = (await area.findByText(/^bpt_/)).textContent;
    await user.click(await area.findByRole("button", { name: "Revoke “older”" }));
    await waitFor(() =>
      expect(area.queryByRole("button", { name: "Revoke “older”" })).not.toBeInTheDocument(),
    );
    expect(area.getByText(token)).toBeVisible();
    await user.click(area.getByRole("button", { name: "Revoke “laptop”" }));
    await waitFor(() => expect(area.queryByText(token)).not.toBeInTheDocument());
    expect(area.queryByRole("button", { name: "Copy token" })).not.toBeInTheDocument();
  });

  test("that cannot be revoked say that they still work", async () => {
    const user = await openPage();
    const area = await makeToken(user, "laptop");
    const revoke = await area.findByRole("button", { name: "Revoke “laptop”" });
    context.server.use(
      http.delete(`${SITE_URL}/rest/v1/access_tokens`, () => HttpResponse.error()),
    );
    await user.click(revoke);
    expect(await screen.findByText("Not revoked")).toBeInTheDocument();
    expect(revoke).toBeInTheDocument();
  });

  test("are ten at most, and the eleventh says so", async () => {
    await signInAs("free");
    await context.backend.sql(`
      insert into public.access_tokens (user_id, name)
      select u.id, 'token ' || i from auth.users u, generate_series(1, 10) i where u.email = 'free@example.com'`);
    const { user } = renderApp("/account");
    await makeToken(user, "one more");
    expect(await screen.findByText("No room for more")).toBeInTheDocument();
    await context.backend.sql("delete from public.access_tokens");
  });
});
