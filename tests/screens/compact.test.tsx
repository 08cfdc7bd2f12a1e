import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, test, vi } from "vitest";

import { DEMO_PASSWORD } from "../../supabase/local/demo-accounts";
import { findToast, shownToasts } from "../support/find-toast";
import { createGate } from "../support/gate";
import { renderApp, signInAs, signUpSomebody, setUpBackend } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

const PAYMENT_LINK = "https://pay.example/premium";

vi.hoisted(() => {
  // Read when the configuration is first imported.
  vi.stubEnv("VITE_PAYMENT_LINK", "https://pay.example/premium");
  vi.stubEnv("VITE_GOOGLE_SIGN_IN", "true");
});

const context = setUpBackend();

afterEach(() => vi.restoreAllMocks());

const findBox = () => screen.findByRole("textbox", { name: "Your lazy prompt" });

async function signInThroughDialog(user: UserEvent) {
  const dialog = await screen.findByRole("dialog");
  await user.type(within(dialog).getByLabelText("Email"), "free@example.com");
  await user.type(within(dialog).getByLabelText("Password"), `${DEMO_PASSWORD}{Enter}`);
  return screen.findByRole("button", { name: "Sign Out" });
}

/** The stored token has expired, and the service that renews it does not answer until told to. */
async function loseSession() {
  await signInAs("free");
  for (const key of Object.keys(localStorage).filter((name) => name.endsWith("-auth-token"))) {
    const session = JSON.parse(localStorage.getItem(key) ?? "") as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  }
  const gate = createGate();
  context.server.use(http.post(`${SITE_URL}/auth/v1/token`, () => gate.opened));
  return gate.open;
}

describe("the frame", () => {
  test("is at most 600 px high and scrolls inside", async () => {
    renderApp("/popup-enhancer");
    await findBox();
    expect(screen.getByRole("main").parentElement).toHaveStyle({ maxHeight: "600px" });
  });

  test("is not for search engines", async () => {
    renderApp("/popup-enhancer");
    await findBox();
    await waitFor(() => expect(document.title).toContain("Prompt Enhancer"));
    expect(document.head.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });
});

describe("a guest", () => {
  test("sees Sign In, the usage line and the way to Premium, but no Refresh", async () => {
    const { user } = renderApp("/popup-enhancer");
    expect(
      await screen.findByRole("meter", { name: "0 / 2 free enhancements used" }),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: "Refresh" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Sign In" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Upgrade to Premium" }));
    expect(await screen.findByRole("dialog", { name: "Upgrade to Premium" })).toBeVisible();
  });

  test("signs in without Google and without losing the typed text", async () => {
    const { user } = renderApp("/popup-enhancer");
    await user.type(await findBox(), "a half-typed idea");
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).queryByRole("button", { name: /google/i })).not.toBeInTheDocument();
    await signInThroughDialog(user);
    expect(await findBox()).toHaveValue("a half-typed idea");
    expect(await findToast("Welcome back!")).toBeVisible();
  });

  test("who signs in to upgrade gets the payment link opened, and a link that stays", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    const { user } = renderApp("/popup-enhancer");
    await user.click(await screen.findByRole("button", { name: "Upgrade to Premium" }));
    await user.click(await screen.findByRole("button", { name: "Sign in to upgrade" }));
    await signInThroughDialog(user);
    const link = await screen.findByRole("link", { name: /Open checkout/ });
    expect(link).toHaveAttribute("href", expect.stringContaining(PAYMENT_LINK));
    expect(open).toHaveBeenCalledExactlyOnceWith(
      link.getAttribute("href"),
      "_blank",
      expect.stringContaining("noopener"),
    );
  });
});

describe("a signed-in user", () => {
  test("signs out: 'Signed Out', and the button keeps the focus as Sign In", async () => {
    await signUpSomebody();
    const { user } = renderApp("/popup-enhancer");
    await user.click(await screen.findByRole("button", { name: "Sign Out" }));
    expect(await findToast("Signed Out")).toBeVisible();
    expect(await screen.findByRole("button", { name: "Sign In" })).toHaveFocus();
  });

  test("refreshes the subscription: 'Subscription Status Updated'", async () => {
    await signUpSomebody();
    const { user } = renderApp("/popup-enhancer");
    await user.click(await screen.findByRole("button", { name: "Refresh" }));
    expect(await findToast("Subscription Status Updated")).toBeVisible();
  });

  test("is told 'Refresh Failed' when the refresh fails, and nothing else", async () => {
    await signUpSomebody();
    const { user } = renderApp("/popup-enhancer");
    await screen.findByText("0 / 2 free enhancements used");
    context.server.use(
      http.get(`${SITE_URL}/rest/v1/users`, () => HttpResponse.json({}, { status: 403 })),
    );
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    expect(await findToast("Refresh Failed")).toBeVisible();
    expect(
      screen.getByText("Unable to refresh subscription status. Please try again."),
    ).toBeVisible();
    expect(await shownToasts()).toEqual(["Refresh Failed"]);
  });

  test("who is premium sees the badge, and neither usage line nor upgrade prompt", async () => {
    await signInAs("premium");
    renderApp("/popup-enhancer");
    expect(await within(await screen.findByRole("banner")).findByText("Premium")).toBeVisible();
    expect(screen.queryByRole("meter")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Upgrade to Premium" })).not.toBeInTheDocument();
  });

  test("can enhance although the profile failed, and can load it again", async () => {
    await signUpSomebody();
    context.server.use(
      http.get(`${SITE_URL}/rest/v1/users`, () => HttpResponse.json({}, { status: 403 })),
      http.post(`${SITE_URL}/rest/v1/users`, () => HttpResponse.json({}, { status: 403 })),
    );
    const { user } = renderApp("/popup-enhancer");
    expect(
      await screen.findByText(
        "Your plan and usage could not be loaded. You can still enhance prompts.",
      ),
    ).toBeVisible();
    expect(await findBox()).toBeVisible();
    context.server.resetHandlers();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("0 / 2 free enhancements used")).toBeVisible();
  });
});

describe("a session that does not arrive", () => {
  test("shows a loading state, after 5 seconds 'Connection Error', and Retry reloads", async () => {
    const answer = await loseSession();
    renderApp("/popup-enhancer");
    expect(await screen.findByText("Loading the enhancer")).toBeInTheDocument();
    expect(screen.queryByText("Connection Error")).not.toBeInTheDocument();

    expect(await screen.findByRole("heading", { name: "Connection Error" })).toBeVisible();
    expect(
      screen.getByText("Failed to load session. Please check your connection and try again."),
    ).toBeVisible();

    const reload = vi.fn<() => void>();
    vi.stubGlobal("location", { ...window.location, reload });
    screen.getByRole("button", { name: "Retry" }).click();
    vi.unstubAllGlobals();
    expect(reload).toHaveBeenCalledOnce();
    answer();
    // Late is better than never: the page recovers by itself.
    expect(await screen.findByRole("button", { name: "Sign Out" })).toBeVisible();
  });
});
