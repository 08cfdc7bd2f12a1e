import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, test, vi } from "vitest";

import { STORAGE_KEYS } from "@/config/storage-keys";
import { supabase } from "@/data/client/supabase";

import { encodeEvent } from "../../supabase/functions/generate-prompt/contract";
import { enhancerAnswers, enhancerFails } from "../support/enhancer-answers";
import { findToast } from "../support/find-toast";
import { renderApp, setUpBackend, signInAs, signUpSomebody } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

const context = setUpBackend();

const findBox = () => screen.findByRole("textbox", { name: "Your lazy prompt" });

async function enhance(user: UserEvent) {
  await user.type(await findBox(), "a poem about rain");
  await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
}

test.each([
  [
    "the function answers 502",
    502,
    "The enhancer did not return a prompt. Your text is still here.",
  ],
  [
    "the function answers 504",
    504,
    "The enhancer did not return a prompt. Your text is still here.",
  ],
  [
    "the network fails",
    0,
    "The enhancer could not be reached. Check your connection. Your text is still here.",
  ],
  ["the session has ended", 401, "Your session has ended. Sign in again. Your text is still here."],
])(
  "'Failed to generate prompt.' and a way on when %s; nothing is counted",
  async (_, status, sentence) => {
    context.server.use(enhancerFails(status));
    const { user } = renderApp("/popup-enhancer");
    await enhance(user);
    expect(await findToast("Failed to generate prompt. Please try again.")).toBeVisible();
    expect(screen.getByText("Error")).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(await findBox()).toHaveValue("a poem about rain");
    expect(localStorage.getItem(STORAGE_KEYS.guestPromptCount)).toBeNull();
    expect(screen.queryByText("Prompt Enhanced!")).not.toBeInTheDocument();
  },
);

const toasts = () => within(screen.getByRole("region", { name: /^Notifications/ }));

test.each([
  [409, "Your other prompt is still being enhanced. Wait for it, then try this one again."],
  [429, "There were too many requests. Wait a moment, then try again."],
])("the answer %i is told once, beside Retry", async (status, sentence) => {
  context.server.use(enhancerFails(status));
  const { user } = renderApp("/popup-enhancer");
  await enhance(user);
  expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
  expect(toasts().queryByRole("listitem")).not.toBeInTheDocument();
});

test.each([0, 401, 502])(
  "what the specified toast has announced (%i) is not an alert as well",
  async (status) => {
    context.server.use(enhancerFails(status));
    const { user } = renderApp("/popup-enhancer");
    await enhance(user);
    expect(await findToast("Failed to generate prompt. Please try again.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  },
);

test.each([
  [429, "RATE_LIMITED", "There were too many requests. Try again in 42 seconds."],
  [
    429,
    "DAILY_LIMIT",
    "You have used today's tries without an account. Sign in, or come back tomorrow. Your text is still here.",
  ],
  [403, "TURNSTILE_REQUIRED", "Sign in to continue. Your text is still here."],
])("the answer %i with %s says what to do", async (status, code, sentence) => {
  context.server.use(
    http.post(`${SITE_URL}/functions/v1/generate-prompt`, () =>
      HttpResponse.json({ error: { code } }, { status, headers: { "retry-after": "42" } }),
    ),
  );
  const { user } = renderApp("/popup-enhancer");
  await enhance(user);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText("This try was not counted.")).toBeVisible();
});

test("a guest whose tries of the day are used up can sign in beside the sentence", async () => {
  context.server.use(
    http.post(`${SITE_URL}/functions/v1/generate-prompt`, () =>
      HttpResponse.json({ error: { code: "DAILY_LIMIT" } }, { status: 429 }),
    ),
  );
  const { user } = renderApp("/popup-enhancer");
  await enhance(user);
  const notice = (await screen.findByText(/^You have used today's tries without/)).parentElement;
  if (notice === null) throw new Error("The sentence has nothing around it.");
  await user.click(within(notice).getByRole("button", { name: "Sign In" }));
  expect(await screen.findByRole("dialog", { name: "Welcome to Brilliant Prompts" })).toBeVisible();
});

test("an account whose tries of the day are used up is not told to sign in", async () => {
  await signUpSomebody();
  context.server.use(
    http.post(`${SITE_URL}/functions/v1/generate-prompt`, () =>
      HttpResponse.json({ error: { code: "DAILY_LIMIT" } }, { status: 429 }),
    ),
  );
  const { user } = renderApp("/popup-enhancer");
  expect(await screen.findByRole("button", { name: "Sign Out" })).toBeVisible();
  await enhance(user);
  expect(
    await screen.findByText(
      "You have used today's tries. Come back tomorrow: your text is saved in this tab.",
    ),
  ).toBeVisible();
});

test.each([
  [
    "RATE_LIMITED",
    "You sent too many requests in a row. Premium has no limit in total, only on the pace. Try again in 42 seconds.",
  ],
  [
    "DAILY_LIMIT",
    "You have reached the day's limit for subscribers. Come back tomorrow: your text is saved in this tab.",
  ],
])("a subscriber who meets %s is offered neither Premium nor a sign-in", async (code, sentence) => {
  await signInAs("premium");
  context.server.use(
    http.post(`${SITE_URL}/functions/v1/generate-prompt`, () =>
      HttpResponse.json({ error: { code } }, { status: 429, headers: { "retry-after": "42" } }),
    ),
  );
  const { user } = renderApp("/popup-enhancer");
  expect(await screen.findByText("Premium")).toBeVisible();
  await enhance(user);
  expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  expect(document.body).not.toHaveTextContent(/sign in|without an account|upgrade/i);
});

test("an account is told about itself when it is too fast", async () => {
  await signUpSomebody();
  context.server.use(enhancerFails(429));
  const { user } = renderApp("/popup-enhancer");
  expect(await screen.findByRole("button", { name: "Sign Out" })).toBeVisible();
  await enhance(user);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "You sent too many requests in a row. Wait a moment, then try again.",
  );
});

describe("without a connection", () => {
  function goOffline(isOffline: boolean) {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(!isOffline);
    act(() => void window.dispatchEvent(new Event(isOffline ? "offline" : "online")));
  }
  afterEach(() => vi.restoreAllMocks());

  test("the enhancer says so, and Retry works once it is back", async () => {
    context.server.use(enhancerFails(0));
    const { user } = renderApp("/popup-enhancer");
    await findBox();
    goOffline(true);
    await enhance(user);
    expect(await findToast("Failed to generate prompt. Please try again.")).toBeVisible();
    expect(screen.getByText("You are offline. Your text is still here.")).toBeVisible();
    goOffline(false);
    expect(screen.getByText("You are online again. Your text is still here.")).toBeVisible();
    context.server.use(enhancerAnswers());
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Write a poem about rain.")).toBeVisible();
  });

  test("a failure from before is not explained by it afterwards", async () => {
    context.server.use(enhancerFails(502));
    const { user } = renderApp("/popup-enhancer");
    await enhance(user);
    const sentence = await screen.findByText(/^The enhancer did not return a prompt\./);
    goOffline(true);
    expect(sentence).toHaveTextContent("The enhancer did not return a prompt.");
  });
});

const REQUEST_ID = { "x-request-id": "019d4233-be35-74c2-957d-04523fc279ed" };

test("a failure of ours has a reference, by which the log can be searched", async () => {
  context.server.use(
    http.post(`${SITE_URL}/functions/v1/generate-prompt`, () =>
      HttpResponse.json({ error: { code: "UPSTREAM" } }, { status: 502, headers: REQUEST_ID }),
    ),
  );
  const { user } = renderApp("/popup-enhancer");
  await enhance(user);
  expect(await screen.findByText("Reference: 3fc279ed")).toBeVisible();
  // The specification's toast stays as it is.
  expect(await findToast("Failed to generate prompt. Please try again.")).toBeVisible();
});

test("so has a stream that breaks off", async () => {
  context.server.use(
    http.post(`${SITE_URL}/functions/v1/generate-prompt`, () => {
      const error = { code: "UPSTREAM", message: "No." } as const;
      const data = { error, retryAfter: null };
      return new HttpResponse(encodeEvent({ event: "error", data }), {
        headers: { "content-type": "text/event-stream", ...REQUEST_ID },
      });
    }),
  );
  const { user } = renderApp("/popup-enhancer");
  await enhance(user);
  expect(await screen.findByText("Reference: 3fc279ed")).toBeVisible();
});

test("a refusal that says what to do needs none", async () => {
  context.server.use(
    http.post(`${SITE_URL}/functions/v1/generate-prompt`, () =>
      HttpResponse.json({ error: { code: "RATE_LIMITED" } }, { status: 429, headers: REQUEST_ID }),
    ),
  );
  const { user } = renderApp("/popup-enhancer");
  await enhance(user);
  expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
  expect(screen.queryByText(/Reference/)).not.toBeInTheDocument();
});

test("a hold of one's other prompt is not a used-up quota", async () => {
  context.server.use(enhancerFails(409));
  const { user } = renderApp("/popup-enhancer");
  await enhance(user);
  expect(await screen.findByText(/^Your other prompt is still being enhanced\./)).toBeVisible();
  expect(screen.queryByText("Upgrade needed")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
});

test("Retry sends the text again", async () => {
  context.server.use(enhancerFails(502));
  const { user } = renderApp("/popup-enhancer");
  await enhance(user);
  const retry = await screen.findByRole("button", { name: "Retry" });
  context.server.use(enhancerAnswers());
  await user.click(retry);
  expect(await screen.findByRole("button", { name: "Enhanced prompt" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
});

test("a failure leaves the result before it in place", async () => {
  context.server.use(enhancerAnswers());
  const { user } = renderApp("/popup-enhancer");
  await enhance(user);
  expect(await screen.findByText("Write a poem about rain.")).toBeVisible();
  context.server.use(enhancerFails(502));
  await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
  expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
  expect(screen.getByText("Write a poem about rain.")).toBeVisible();
});

test("the result of an earlier text is named so, also on its Copy, while a new one has failed", async () => {
  context.server.use(enhancerAnswers());
  const { user } = renderApp("/popup-enhancer");
  await enhance(user);
  expect(await screen.findByText("Write a poem about rain.")).toBeVisible();
  context.server.use(enhancerFails(429));
  await user.clear(await findBox());
  await user.type(await findBox(), "a song about snow");
  await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(screen.getByRole("button", { name: "Earlier result “a poem about rain”" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Copy" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Copy earlier" })).toBeVisible();

  context.server.use(enhancerAnswers({ enhancedPrompt: "Write a song." }));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Write a song.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Copy" })).toBeVisible();
  expect(screen.queryByRole("group", { name: "Versions" })).not.toBeInTheDocument();
});

test("a quota that another tab used up means 'Upgrade needed', and the meter follows", async () => {
  await signUpSomebody();
  const { user } = renderApp("/popup-enhancer");
  expect(await screen.findByText("0 / 2 free enhancements used")).toBeVisible();
  for (const prompt of ["a poem about snow", "a poem about wind"]) {
    const { error } = await supabase.functions.invoke("generate-prompt", { body: { prompt } });
    expect(error).toBeNull();
  }
  await enhance(user);
  expect(await findToast("Upgrade needed")).toBeVisible();
  expect(await screen.findByText("2 / 2 free enhancements used")).toBeVisible();
  await waitFor(() => expect(screen.queryByText("Error")).not.toBeInTheDocument());
  expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
  expect(await findBox()).toHaveValue("a poem about rain");
});
