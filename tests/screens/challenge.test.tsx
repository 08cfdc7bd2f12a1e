import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { STORAGE_KEYS } from "@/config/storage-keys";

import type { EnhanceRequest } from "../../supabase/functions/generate-prompt/contract";
import { enhancerFails } from "../support/enhancer-answers";
import { findToast } from "../support/find-toast";
import { renderApp, setUpBackend, signInAs } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

// The build's environment is read when the app's modules load, so it is set before.
vi.hoisted(() => vi.stubEnv("VITE_TURNSTILE_SITE_KEY", "0x4AAA"));

const context = setUpBackend();
const ASK = "Please confirm that you are a person. Your text will be sent right after.";
const REFUSED = "The check was not accepted or had expired. Try again. Your text is still here.";

type Options = Record<string, unknown> & { callback: (token: string) => void };

/** Stands in for the vendor's script: a widget is a button that passes with the token "good". */
function vendor() {
  const rendered: Options[] = [];
  const removed: string[] = [];
  const turnstile = {
    render(container: HTMLElement, options: Options) {
      const button = document.createElement("button");
      button.textContent = "I am a person";
      button.addEventListener("click", () => options.callback("good"));
      container.append(button);
      return `widget-${rendered.push(options)}`;
    },
    remove: (id: string) => void removed.push(id),
  };
  return { turnstile, rendered, removed };
}

let standIn: ReturnType<typeof vendor>;
beforeEach(() => {
  standIn = vendor();
  vi.stubGlobal("turnstile", standIn.turnstile);
});
afterEach(() => {
  vi.unstubAllGlobals();
  script()?.remove();
});

/** The function wants a token it accepts; answers what it was sent. */
function enhancerChallenges({ accepts = "good" } = {}) {
  const bodies: EnhanceRequest[] = [];
  context.server.use(
    http.post(`${SITE_URL}/functions/v1/generate-prompt`, async ({ request }) => {
      const body = (await request.json()) as EnhanceRequest;
      bodies.push(body);
      return body.turnstileToken === accepts
        ? HttpResponse.json({
            enhancedPrompt: "**Task Overview**\nWrite a poem.",
            engine: "llm",
            requestId: body.requestId,
            usage: { used: 2, limit: 2 },
          })
        : HttpResponse.json({ error: { code: "TURNSTILE_REQUIRED" } }, { status: 403 });
    }),
  );
  return bodies;
}

const findBox = () => screen.findByRole("textbox", { name: "Your lazy prompt" });
const findWidget = () => screen.findByRole("button", { name: "I am a person" });
const script = () => document.querySelector<HTMLScriptElement>("script[src*=turnstile]");
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole("button", { name }));

async function enhance() {
  const page = renderApp("/popup-enhancer");
  await page.user.type(await findBox(), "a poem about rain");
  await press(page.user, "Enhance Prompt");
  return page;
}

test("the check is shown in place, and the same request goes out again with its token", async () => {
  const bodies = enhancerChallenges();
  const { user } = await enhance();
  expect(await screen.findByText(ASK)).toBeVisible();
  await user.click(await findWidget());
  expect(await screen.findByText("Write a poem.")).toBeVisible();
  expect(bodies).toEqual([
    expect.not.objectContaining({ turnstileToken: expect.anything() }),
    { ...bodies[0], turnstileToken: "good" },
  ]);
  expect(standIn.rendered).toMatchObject([
    { sitekey: "0x4AAA", action: "enhance", theme: "auto", "response-field": false },
  ]);
  expect(standIn.removed).toEqual(["widget-1"]);
  expect(await findBox()).toHaveValue("a poem about rain");
  expect(screen.queryByText("Error")).not.toBeInTheDocument();
});

test("the vendor's script is fetched when the check is needed, and not before", async () => {
  vi.stubGlobal("turnstile", undefined);
  enhancerChallenges();
  const { user } = renderApp("/popup-enhancer");
  await user.type(await findBox(), "a poem about rain");
  expect(script()).toBeNull();
  await press(user, "Enhance Prompt");
  await waitFor(() => expect(script()).not.toBeNull());
  expect(script()?.src).toBe(
    "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
  );
  vi.stubGlobal("turnstile", standIn.turnstile);
  fireEvent.load(script() ?? document);
  await user.click(await findWidget());
  expect(await screen.findByText("Write a poem.")).toBeVisible();
});

test("a script that is blocked is explained, and Retry fetches it again", async () => {
  vi.stubGlobal("turnstile", undefined);
  enhancerChallenges();
  const { user } = await enhance();
  await waitFor(() => expect(script()).not.toBeNull());
  fireEvent.error(script() ?? document);
  expect(
    await screen.findByText(
      "The check could not be loaded. Check your connection, allow challenges.cloudflare.com if something blocks it, or sign in. Your text is still here.",
    ),
  ).toBeVisible();
  expect(script()).toBeNull();
  expect(await findBox()).toHaveValue("a poem about rain");

  await press(user, "Retry");
  await waitFor(() => expect(script()).not.toBeNull());
  vi.stubGlobal("turnstile", standIn.turnstile);
  fireEvent.load(script() ?? document);
  await user.click(await findWidget());
  expect(await screen.findByText("Write a poem.")).toBeVisible();
});

const FAILED =
  "The check failed. Try again, or sign in to continue without it. Your text is still here.";
const EXPIRED = "The check has expired. Try again. Your text is still here.";

test.each([
  ["error-callback", FAILED],
  ["unsupported-callback", FAILED],
  ["expired-callback", EXPIRED],
  ["timeout-callback", EXPIRED],
])("the widget's %s is explained, and Retry shows a new one", async (name, sentence) => {
  enhancerChallenges();
  const { user } = await enhance();
  await findWidget();
  const report = standIn.rendered[0]?.[name] as (code: string) => boolean;
  act(() => expect(report("300030")).toBe(true));
  expect(await screen.findByText(sentence)).toBeVisible();
  await waitFor(() => expect(standIn.removed).toEqual(["widget-1"]));
  await press(user, "Retry");
  await user.click(await findWidget());
  expect(await screen.findByText("Write a poem.")).toBeVisible();
});

test("a widget that cannot be made is explained", async () => {
  standIn.turnstile.render = () => {
    throw new Error("Invalid sitekey");
  };
  enhancerChallenges();
  await enhance();
  expect(await screen.findByText(FAILED)).toBeVisible();
});

test("a refused token is explained, and no further check starts by itself", async () => {
  const bodies = enhancerChallenges({ accepts: "another" });
  const { user } = await enhance();
  await user.click(await findWidget());
  expect(await screen.findByText(REFUSED)).toBeVisible();
  expect(await findBox()).toHaveValue("a poem about rain");
  expect(bodies).toHaveLength(2);
  expect(standIn.rendered).toHaveLength(1);

  await press(user, "Retry");
  await findWidget();
  act(() => standIn.rendered[1]?.callback("another"));
  expect(await screen.findByText("Write a poem.")).toBeVisible();
});

test.each([
  ["that never arrived", "its token", 0, "good"],
  ["that failed at the function", "no token", 502, undefined],
])("after a call %s Retry sends %s", async (_name, _what, status, token) => {
  enhancerChallenges();
  const { user } = await enhance();
  const widget = await findWidget();
  context.server.use(enhancerFails(status));
  await user.click(widget);
  const retry = await screen.findByRole("button", { name: "Retry" });
  const bodies = enhancerChallenges();
  await user.click(retry);
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]?.turnstileToken).toBe(token);
});

test("text changed beside the check is what its token sends", async () => {
  const bodies = enhancerChallenges();
  const { user } = await enhance();
  const widget = await findWidget();
  await user.type(await findBox(), " and wind");
  await user.click(widget);
  expect(await screen.findByText("Write a poem.")).toBeVisible();
  expect(bodies[1]).toMatchObject({ prompt: "a poem about rain and wind", turnstileToken: "good" });
});

test("the check has the colors that were chosen", async () => {
  localStorage.setItem(STORAGE_KEYS.theme, "dark");
  enhancerChallenges();
  await enhance();
  await findWidget();
  expect(standIn.rendered).toMatchObject([{ theme: "dark" }]);
});

test("a page that is left takes the check with it", async () => {
  enhancerChallenges();
  const { unmount } = await enhance();
  await findWidget();
  unmount();
  expect(standIn.removed).toEqual(["widget-1"]);
});

test("a guest who signs in instead needs no check", async () => {
  enhancerChallenges();
  const { user } = await enhance();
  await findWidget();
  await act(() => signInAs("free"));
  expect(await screen.findByText("You are signed in now. Your text is still here.")).toBeVisible();
  context.server.use(enhancerFails(502));
  await press(user, "Retry");
  expect(await findToast("Failed to generate prompt. Please try again.")).toBeVisible();
});
