import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";

import { STORAGE_KEYS } from "@/config/storage-keys";
import { SESSION_KEY } from "@/data/client/supabase";

import { enhancerFails, enhancerStreams } from "../support/enhancer-answers";
import { findToast } from "../support/find-toast";
import { createGate } from "../support/gate";
import { renderApp, setUpBackend, signUpSomebody } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

const context = setUpBackend();

const findBox = () => screen.findByRole("textbox", { name: "Your lazy prompt" });
const card = () => within(screen.getByRole("region", { name: "Prompt enhancer" }));

async function enhance(user: UserEvent, text = "a poem about rain") {
  await user.type(await findBox(), text);
  await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
}

/** Opens the compact generator with a function that streams what the test says, and sends a prompt. */
async function startStream(text?: string) {
  const enhancer = enhancerStreams();
  context.server.use(enhancer.handler);
  const { user } = renderApp("/popup-enhancer");
  await enhance(user, text);
  await waitFor(() => expect(enhancer.bodies).toHaveLength(1));
  return { enhancer, user };
}

describe("a streamed answer", () => {
  test("shows the text as it comes, and at the end the whole of it", async () => {
    const { enhancer } = await startStream();
    enhancer.send("**Task Overview**\nWrite");
    expect(await screen.findByText("Write")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Task Overview" })).toBeVisible();
    enhancer.send(" a poem");
    expect(await screen.findByText("Write a poem")).toBeVisible();
    expect(screen.getByRole("button", { name: "Enhancing..." })).toBeVisible();
    expect(screen.queryByText("Prompt Enhanced!")).not.toBeInTheDocument();
    enhancer.finish("**Task Overview**\nWrite a short poem.");
    expect(await screen.findByText("Write a short poem.")).toBeVisible();
    expect(await findToast("Prompt Enhanced!")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Stop" })).not.toBeInTheDocument();
    expect(localStorage.getItem(STORAGE_KEYS.guestPromptCount)).toBe("1");
  });

  test("carries the prompt, an id of its own and its session's", async () => {
    const { enhancer } = await startStream();
    expect(enhancer.bodies[0]).toEqual({
      prompt: "a poem about rain",
      requestId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      sessionId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    });
  });

  test("that fails before its first words says so, and is not counted", async () => {
    const { enhancer } = await startStream();
    enhancer.fail("UPSTREAM");
    expect(await findToast("Failed to generate prompt. Please try again.")).toBeVisible();
    expect(await screen.findByText("(your last try was not counted)")).toBeVisible();
    expect(screen.getByText("0 / 2 free enhancements used")).toBeVisible();
  });
});

test("a guest who signs in while the answer is written still gets it", async () => {
  const { enhancer } = await startStream();
  enhancer.send("Write a po");
  expect(await screen.findByText("Write a po")).toBeVisible();
  await signUpSomebody();
  expect(await screen.findByRole("button", { name: "Sign Out" })).toBeVisible();
  enhancer.finish("Write a poem.");
  expect(await screen.findByText("Write a poem.")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Enhance Prompt" })).toBeVisible();
});

describe("Stop", () => {
  test("ends the answer, keeps what came and counts nothing; no error is shown", async () => {
    const { enhancer, user } = await startStream();
    const part = `Write a ${"long ".repeat(60)}po`;
    enhancer.send(part);
    expect(await screen.findByText(part)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Stop" }));
    expect(await screen.findByText("You stopped it. We kept what arrived.")).toBeVisible();
    expect(screen.getByText(part)).toBeVisible();
    expect(screen.getByText("This prompt is not complete.")).toBeVisible();
    expect(screen.getByText("This try was not counted.")).toBeVisible();
    expect(screen.queryByText("Error")).not.toBeInTheDocument();
    expect(localStorage.getItem(STORAGE_KEYS.guestPromptCount)).toBeNull();
  });

  test("before the first word leaves the text as it was", async () => {
    const { user } = await startStream();
    await user.click(screen.getByRole("button", { name: "Stop" }));
    expect(await screen.findByRole("button", { name: "Enhance Prompt" })).toHaveFocus();
    expect(screen.getByText("You stopped it. Your text is still here.")).toBeVisible();
    expect(await findBox()).toHaveValue("a poem about rain");
    expect(screen.queryByRole("button", { name: "Enhanced prompt" })).not.toBeInTheDocument();
  });
});

test("Stop ends the wait for a session that is being renewed", async () => {
  const gate = createGate();
  await signUpSomebody();
  const enhancer = enhancerStreams();
  context.server.use(
    enhancer.handler,
    http.post(`${SITE_URL}/auth/v1/token`, async () => {
      await gate.opened;
      return HttpResponse.json({ code: 400, msg: "Refused" }, { status: 400 });
    }),
  );
  const { user } = renderApp("/popup-enhancer");
  expect(await screen.findByText("0 / 2 free enhancements used")).toBeVisible();
  const kept = JSON.parse(localStorage.getItem(SESSION_KEY) ?? "") as object;
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...kept, expires_at: 1 }));
  await enhance(user);
  await user.click(await screen.findByRole("button", { name: "Stop" }));
  expect(screen.getByText("You stopped it. Your text is still here.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Enhance Prompt" })).toHaveFocus();
  gate.open();
  expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
  expect(enhancer.bodies).toEqual([]);
});

describe("a lost connection", () => {
  test("says so and keeps what came; Retry sends the same id, and its answer takes the place", async () => {
    const { enhancer, user } = await startStream();
    enhancer.send("Write a po");
    expect(await screen.findByText("Write a po")).toBeVisible();
    enhancer.cut();
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The connection was lost. We kept what arrived, and Retry is never counted twice.",
    );
    expect(screen.getByText("Write a po")).toBeVisible();
    // The whole text may have been sent, and counted.
    expect(screen.queryByText("This try was not counted.")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(enhancer.bodies).toHaveLength(2));
    expect(screen.getByRole("button", { name: "Enhancing..." })).toHaveFocus();
    expect(enhancer.bodies[1]).toEqual(enhancer.bodies[0]);
    enhancer.finish("Write a poem.");
    expect(await screen.findByText("Write a poem.")).toBeVisible();
    expect(screen.queryByText("Write a po")).not.toBeInTheDocument();
    expect(screen.queryByRole("group", { name: "Versions" })).not.toBeInTheDocument();
  });

  test("promises a guest nothing about the retry after a sign-in: the account has not asked before", async () => {
    const { enhancer } = await startStream();
    enhancer.send("Write a po");
    expect(await screen.findByText("Write a po")).toBeVisible();
    enhancer.cut();
    expect(
      await screen.findByText(
        "The connection was lost. We kept what arrived, and Retry is never counted twice.",
      ),
    ).toBeVisible();
    await signUpSomebody();
    expect(await screen.findByText("The connection was lost. We kept what arrived.")).toBeVisible();
  });

  test("a stream that ends without its last event is lost as well", async () => {
    const { enhancer } = await startStream();
    enhancer.send("Write");
    expect(await screen.findByText("Write")).toBeVisible();
    enhancer.end();
    expect(await screen.findByText(/^The connection was lost\./)).toBeVisible();
  });

  test("Retry with a changed text is a new request", async () => {
    context.server.use(enhancerFails(0));
    const { user } = renderApp("/popup-enhancer");
    await enhance(user);
    const retry = await screen.findByRole("button", { name: "Retry" });
    const enhancer = enhancerStreams();
    context.server.use(enhancer.handler);
    await user.type(await findBox(), " and wind");
    await user.click(retry);
    await waitFor(() => expect(enhancer.bodies[0]?.prompt).toBe("a poem about rain and wind"));
  });
});

describe("refining", () => {
  async function startRefined() {
    const { enhancer, user } = await startStream();
    enhancer.finish("Write a poem.");
    await user.click(await screen.findByRole("button", { name: "Shorter" }));
    await waitFor(() => expect(enhancer.bodies).toHaveLength(2));
    return { enhancer, user };
  }

  test("sends what is on screen, where it comes from and the chip", async () => {
    const { enhancer } = await startRefined();
    const [first, second] = enhancer.bodies;
    expect(second).toEqual({
      prompt: "a poem about rain",
      requestId: expect.not.stringMatching(first?.requestId ?? "") as string,
      sessionId: first?.sessionId,
      refine: {
        previous: "Write a poem.",
        original: "a poem about rain",
        instruction: null,
        chip: "shorter",
        choices: [],
        parentRequestId: first?.requestId,
      },
    });
  });

  test("makes a chain to step through, says what it cost, and can be undone", async () => {
    const { enhancer, user } = await startRefined();
    enhancer.finish("Poem.", { usage: { used: 1, limit: 2, counted: false } });
    expect(await screen.findByText("Poem.")).toBeVisible();
    expect(screen.getByText("This doesn't use another enhancement.")).toBeVisible();
    const versions = within(screen.getByRole("group", { name: "Versions" }));
    expect(versions.getByText("2 / 2")).toBeVisible();
    expect(versions.getByText("Shorter")).toBeVisible();

    await user.click(versions.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Write a poem.")).toBeVisible();
    expect(versions.getByText("1 / 2")).toBeVisible();
    await user.click(versions.getByRole("button", { name: "Next version" }));
    expect(await screen.findByText("Poem.")).toBeVisible();
    expect(versions.getByRole("button", { name: "Next version" })).toHaveFocus();
    expect(versions.getByRole("button", { name: "Next version" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    expect(localStorage.getItem(STORAGE_KEYS.guestPromptCount)).toBe("1");
  });

  test("takes a wish in one's own words, and can be stopped", async () => {
    const { enhancer, user } = await startStream();
    enhancer.finish("Write a poem.");
    await user.type(
      await screen.findByRole("textbox", { name: "Or say what to change" }),
      "make it rhyme{Enter}",
    );
    await waitFor(() => expect(enhancer.bodies).toHaveLength(2));
    expect(enhancer.bodies[1]?.refine).toMatchObject({ instruction: "make it rhyme", chip: null });
    await user.click(await screen.findByRole("button", { name: "Stop" }));
    expect(await screen.findByRole("button", { name: "Enhance Prompt" })).toBeVisible();
    expect(screen.getByText("Write a poem.")).toBeVisible();
  });

  test("says how much too long one's own words are, cuts nothing and sends nothing", async () => {
    const { enhancer, user } = await startStream();
    enhancer.finish("Write a poem.");
    const field = await screen.findByRole("textbox", { name: "Or say what to change" });
    await user.click(field);
    await user.paste("a".repeat(512));
    expect(field).toHaveValue("a".repeat(512));
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription("512 / 500 characters: too long by 12.");
    expect(await screen.findByText("Your words are too long by 12.")).toHaveRole("status");
    await user.click(screen.getByRole("button", { name: "Refine" }));
    expect(field).toHaveFocus();
    await user.type(field, `${"{Backspace}".repeat(12)}{Enter}`);
    expect(field).toBeValid();
    await waitFor(() => expect(enhancer.bodies).toHaveLength(2));
    expect(enhancer.bodies[1]?.refine).toMatchObject({ instruction: "a".repeat(500) });
  });

  test("that was lost half-way can be stopped in its second try as well", async () => {
    const { enhancer, user } = await startRefined();
    enhancer.send("Po");
    expect(await screen.findByText("Po")).toBeVisible();
    enhancer.cut();
    await user.click(await screen.findByRole("button", { name: "Retry" }));
    await waitFor(() => expect(enhancer.bodies).toHaveLength(3));
    await user.click(await screen.findByRole("button", { name: "Stop" }));
    expect(await screen.findByRole("button", { name: "Enhance Prompt" })).toBeVisible();
  });

  test("keeps one's own words until they are fulfilled", async () => {
    const { enhancer, user } = await startStream();
    enhancer.finish("Write a poem.");
    const field = await screen.findByRole("textbox", { name: "Or say what to change" });
    context.server.use(enhancerFails(402));
    await user.type(field, "make it rhyme{Enter}");
    expect(await findToast("Upgrade needed")).toBeVisible();
    expect(field).toHaveValue("make it rhyme");
    context.server.use(enhancer.handler);
    await user.type(field, "{Enter}");
    await waitFor(() => expect(enhancer.bodies).toHaveLength(2));
    enhancer.finish("Rhyme.");
    expect(await screen.findByText("Rhyme.")).toBeVisible();
    expect(field).toHaveValue("");
  });

  test("marks what changed since the version before", async () => {
    const { enhancer, user } = await startRefined();
    enhancer.finish("Write a sonnet.");
    expect(await screen.findByText("Write a sonnet.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Show changes" }));
    expect((await card().findByText("sonnet")).tagName).toBe("INS");
    expect(card().getByText("poem").tagName).toBe("DEL");
    await user.click(screen.getByRole("button", { name: "Hide changes" }));
    expect(await screen.findByText("Write a sonnet.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Show changes" })).toHaveFocus();
  });

  test("leaves the focus on what cannot be pressed meanwhile", async () => {
    const { user } = await startRefined();
    const compare = screen.getByRole("button", { name: "Show changes" });
    await user.click(compare);
    expect(compare).toHaveFocus();
    expect(compare).toHaveAttribute("aria-disabled", "true");
    expect(compare).not.toHaveAttribute("aria-pressed");
    expect(compare).toHaveTextContent("Show changes");
  });
});

describe("another text", () => {
  test("starts a session of its own, with no versions of the text before", async () => {
    const { enhancer, user } = await startStream();
    enhancer.finish("Write a poem.");
    await user.click(await screen.findByRole("button", { name: "Shorter" }));
    await waitFor(() => expect(enhancer.bodies).toHaveLength(2));
    enhancer.finish("Poem.", { usage: { used: 1, limit: 2, counted: false } });
    expect(await screen.findByText("2 / 2")).toBeVisible();

    await user.clear(await findBox());
    await enhance(user, "a song about snow");
    await waitFor(() => expect(enhancer.bodies).toHaveLength(3));
    enhancer.finish("Write a song.");
    expect(await screen.findByText("Write a song.")).toBeVisible();
    expect(screen.queryByRole("group", { name: "Versions" })).not.toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: "Shorter" }));
    await waitFor(() => expect(enhancer.bodies).toHaveLength(4));
    enhancer.finish("Song.");
    const versions = within(await screen.findByRole("group", { name: "Versions" }));
    expect(versions.getByText("2 / 2")).toBeVisible();
    await user.click(versions.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Write a song.")).toBeVisible();
    expect(versions.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true");
    const [first, second, third, fourth] = enhancer.bodies.map(({ sessionId }) => sessionId);
    expect([second, fourth]).toEqual([first, third]);
    expect(third).not.toBe(first);
  });

  test("sent again unchanged is one more version of the same", async () => {
    const { enhancer, user } = await startStream();
    enhancer.finish("Write a poem.");
    expect(await screen.findByText("Write a poem.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
    await waitFor(() => expect(enhancer.bodies).toHaveLength(2));
    enhancer.finish("Write a sonnet.");
    expect(await screen.findByText("2 / 2")).toBeVisible();
    expect(enhancer.bodies[1]?.sessionId).toBe(enhancer.bodies[0]?.sessionId);
  });
});

describe("the one filled button", () => {
  const filled = () =>
    screen
      .getAllByRole("button")
      .filter(({ classList }) => classList.contains("button-primary"))
      .map(({ textContent }) => textContent);

  test("is Enhance until its answer is there, then Copy, and Enhance again for a changed text", async () => {
    const { enhancer, user } = await startStream();
    expect(filled()).toEqual(["Enhancing..."]);
    enhancer.send("Write");
    expect(await screen.findByText("Write")).toBeVisible();
    expect(filled()).toEqual(["Enhancing..."]);
    enhancer.finish("Write a poem.");
    expect(await screen.findByText("Write a poem.")).toBeVisible();
    expect(filled()).toEqual(["Copy"]);
    await user.type(await findBox(), "!");
    expect(filled()).toEqual(["Enhance Prompt"]);
    await user.type(await findBox(), "{Backspace}");
    expect(filled()).toEqual(["Copy"]);
  });
});

test("the meter of a signed-in user says that a failure was not counted, until the next try", async () => {
  await signUpSomebody();
  context.server.use(enhancerFails(502));
  const { user } = renderApp("/popup-enhancer");
  expect(await screen.findByText("0 / 2 free enhancements used")).toBeVisible();
  await enhance(user);
  expect(await screen.findByText("(your last try was not counted)")).toBeVisible();
  const enhancer = enhancerStreams();
  context.server.use(enhancer.handler);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() =>
    expect(screen.queryByText("(your last try was not counted)")).not.toBeInTheDocument(),
  );
  enhancer.finish("Write.");
  expect(await screen.findByText("1 / 2 free enhancements used")).toBeVisible();
});

test("the guest's signed id is kept and sent back", async () => {
  const { user } = renderApp("/popup-enhancer");
  await enhance(user);
  expect(await findToast("Prompt Enhanced!")).toBeVisible();
  const id = localStorage.getItem(STORAGE_KEYS.guestId);
  expect(id).toMatch(/^[\da-f-]{36}\.[\da-f]+$/);
  await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
  expect(await screen.findByText("2 / 2 free enhancements used")).toBeVisible();
  expect(localStorage.getItem(STORAGE_KEYS.guestId)).toBe(id);
});
