import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";

import { STORAGE_KEYS } from "@/config/storage-keys";
import { supabase } from "@/data/client/supabase";

import { encodeEvent } from "../../supabase/functions/generate-prompt/contract";
import { enhancerAnswers, enhancerFails } from "../support/enhancer-answers";
import { findToast } from "../support/find-toast";
import { renderApp, signUpSomebody, setUpBackend } from "../support/render-app";
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

test.each([
  [409, "Already enhancing", "Wait for your other prompt to finish, then try again."],
  [
    429,
    "Too many requests",
    "Wait a moment, then try again. If you have reached today's limit, come back tomorrow.",
  ],
])("the answer %i has a message of its own", async (status, title, description) => {
  context.server.use(enhancerFails(status));
  const { user } = renderApp("/popup-enhancer");
  await enhance(user);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(description)).toBeVisible();
});

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
  expect(await findToast("Already enhancing")).toBeVisible();
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

test("a quota that another tab used up means 'Upgrade needed', and the meter follows", async () => {
  await signUpSomebody();
  const { user } = renderApp("/popup-enhancer");
  expect(await screen.findByText("0 / 2 free enhancements used")).toBeVisible();
  for (const prompt of ["first elsewhere", "second elsewhere"]) {
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
