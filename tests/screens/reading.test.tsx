import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { STORAGE_KEYS } from "@/config/storage-keys";
import { draft } from "@/platform/draft";

import type { DoneData, Reading } from "../../supabase/functions/generate-prompt/contract";
import { enhancerStreams } from "../support/enhancer-answers";
import { renderApp, setUpBackend, signUpSomebody } from "../support/render-app";

const context = setUpBackend();

const READING: Reading = {
  deliverable: "negotiation email",
  alternatives: ["letter", "phone script"],
  assumptions: [
    { slot: "tone", value: "firm", alternatives: ["friendly", "formal"] },
    { slot: "audience", value: "my landlord", alternatives: [] },
  ],
};

const findBox = () => screen.findByRole("textbox", { name: "Your lazy prompt" });
const chip = (name: RegExp) => screen.getByRole("button", { name });

async function ask(done: Partial<DoneData> & { content: string }, text = "lower rent") {
  const enhancer = enhancerStreams();
  context.server.use(enhancer.handler);
  const { user } = renderApp("/refine");
  await user.type(await findBox(), text);
  await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
  await waitFor(() => expect(enhancer.bodies).toHaveLength(1));
  enhancer.finish(done.content, done);
  return { user, enhancer };
}

const askWithReading = async () => {
  const { user, enhancer } = await ask({ content: "Write it.\n\nBe firm.", reading: READING });
  await screen.findByRole("group", { name: "How your text was read" });
  return { user, enhancer };
};

describe("the reading", () => {
  test("is flipped with one press, in the same session, and everything says so", async () => {
    const { user, enhancer } = await askWithReading();
    await user.click(chip(/^tone: firm/));
    await user.click(screen.getByRole("button", { name: "friendly" }));
    await waitFor(() => expect(enhancer.bodies).toHaveLength(2));
    const [first, second] = enhancer.bodies;
    expect(second?.sessionId).toBe(first?.sessionId);
    expect(second?.refine).toMatchObject({
      chip: null,
      instruction: null,
      choices: [{ slot: "tone", value: "friendly" }],
      previousChoices: [],
      parentRequestId: first?.requestId,
    });
    const friendly = { slot: "tone" as const, value: "friendly", alternatives: ["firm"] };
    enhancer.finish("Write it.\n\nBe friendly.", {
      reading: { ...READING, assumptions: [friendly] },
    });
    expect(await screen.findByText("Be friendly.")).toBeVisible();
    expect(screen.getByText("Be friendly.").closest("p")).toHaveAttribute("data-new");
    expect(screen.getByText("Write it.").closest("p")).not.toHaveAttribute("data-new");
    expect(screen.getByText("tone: friendly")).toBeVisible();
    expect(chip(/^tone: friendly/)).toHaveFocus();
    expect(screen.getByText("Changed to tone: friendly. The prompt below is new.")).toHaveRole(
      "status",
    );
  });

  test("keeps what was chosen before, the newest last, one for each part", async () => {
    const { user, enhancer } = await askWithReading();
    const flip = async (name: RegExp, choice: string, calls: number) => {
      await user.click(chip(name));
      await user.click(screen.getByRole("button", { name: choice }));
      await waitFor(() => expect(enhancer.bodies).toHaveLength(calls));
      enhancer.finish(`Version ${calls}.`, { reading: READING });
      await screen.findByText(`Version ${calls}.`);
    };
    await flip(/^tone: firm/, "friendly", 2);
    await flip(/^Read as: negotiation email/, "letter", 3);
    await flip(/^tone: firm/, "formal", 4);
    expect(enhancer.bodies[3]?.refine).toMatchObject({
      choices: [
        { slot: "deliverable", value: "letter" },
        { slot: "tone", value: "formal" },
      ],
    });
    await user.click(screen.getByRole("button", { name: "Shorter" }));
    await waitFor(() => expect(enhancer.bodies).toHaveLength(5));
    expect(enhancer.bodies[4]?.refine).toMatchObject({ chip: "shorter" });
    expect(enhancer.bodies[4]?.refine?.["choices"]).toHaveLength(2);
    enhancer.finish("Done.");
    await screen.findByText("Done.");
  });

  test("works with the keyboard alone", async () => {
    const { user } = await askWithReading();
    chip(/^tone: firm/).focus();
    await user.keyboard("{Enter}");
    expect(chip(/^tone: firm/)).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("button", { name: "friendly" })).toHaveFocus();
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(screen.getByRole("textbox", { name: "Or in your own words" })).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("button", { name: "friendly" })).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(chip(/^tone: firm/)).toHaveFocus();
    expect(screen.queryByRole("button", { name: "friendly" })).not.toBeInTheDocument();
  });

  test("takes words of one's own, up to 80 characters", async () => {
    const { user, enhancer } = await askWithReading();
    await user.click(chip(/^for: my landlord/));
    const field = screen.getByRole("textbox", { name: "Or in your own words" });
    await user.type(field, "a".repeat(81));
    await user.keyboard("{Enter}");
    expect(enhancer.bodies).toHaveLength(1);
    await user.clear(field);
    await user.type(field, "the house council{Enter}");
    await waitFor(() => expect(enhancer.bodies).toHaveLength(2));
    expect(enhancer.bodies[1]?.refine?.["choices"]).toEqual([
      { slot: "audience", value: "the house council" },
    ]);
    enhancer.finish("Write to them.");
    await screen.findByText("Write to them.");
  });

  test("closes when the focus goes on", async () => {
    const { user } = await askWithReading();
    await user.click(chip(/^tone: firm/));
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(screen.queryByRole("button", { name: "friendly" })).not.toBeInTheDocument();
  });
});

describe("a wish that changes nothing", () => {
  test("makes no version, says why, and keeps the words to be changed", async () => {
    const { user, enhancer } = await askWithReading();
    const field = await screen.findByRole("textbox", { name: "Or say what to change" });
    await user.type(field, "start with a question{Enter}");
    await waitFor(() => expect(enhancer.bodies).toHaveLength(2));
    const usage = { used: 1, limit: 2, counted: false };
    const content = "Write it.\n\nBe firm.";
    enhancer.finish(content, { note: "not_understood", reading: READING, usage });
    expect(await screen.findAllByText(/^Nothing changed: without an AI model/)).toHaveLength(2);
    expect(screen.queryByRole("group", { name: "Versions" })).not.toBeInTheDocument();
    expect(field).toHaveValue("start with a question");
    expect(chip(/^tone: firm/)).toBeVisible();
    const kept = localStorage.getItem(STORAGE_KEYS.guestHistory) ?? "";
    expect(kept.split("Be firm.")).toHaveLength(2);
  });

  test.each(["Refine", "Fix the prompt"])(
    "%s asks for words where there are none",
    async (name) => {
      const { user, enhancer } = await askWithReading();
      await user.click(await screen.findByRole("button", { name: /bad answer/ }));
      const button = screen.getByRole("button", { name });
      await user.click(button);
      const field = within(button.closest("form") as HTMLElement).getByRole("textbox");
      expect(field).toHaveFocus();
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(/^Type what /);
      await user.type(field, "x");
      expect(field).toBeValid();
      expect(enhancer.bodies).toHaveLength(1);
    },
  );
});

describe("a text that needs no enhancing", () => {
  test("is ready to send, with suggestions, and is not counted", async () => {
    const text = "What is the capital of Australia?";
    const { user } = await ask(
      {
        content: text,
        outcome: "ready",
        suggestions: ["Say how much detail you want."],
        usage: { used: 0, limit: 2, counted: false },
      },
      text,
    );
    expect(await screen.findByRole("button", { name: "This is ready to send" })).toBeVisible();
    expect(await screen.findByText("Say how much detail you want.")).toBeVisible();
    expect(screen.getByText("Not counted: your text is good as it is.")).toBeVisible();
    expect(await screen.findByRole("button", { name: "Open in ChatGPT" })).toBeVisible();
    expect(screen.queryByText("Prompt Enhanced!")).not.toBeInTheDocument();
    expect(localStorage.getItem(STORAGE_KEYS.guestPromptCount)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toBe(text);
  });

  test("leaves an account's meter where it is", async () => {
    await signUpSomebody();
    const usage = { used: 0, limit: 2, counted: false };
    await ask({ content: "2+2", outcome: "ready", usage }, "2+2");
    expect(await screen.findByRole("button", { name: "This is ready to send" })).toBeVisible();
    expect(screen.getByRole("meter", { name: "0 / 2 prompts used" })).toBeVisible();
  });
});

test("a question is shown beside the text, which keeps the cursor, and is not counted", async () => {
  const { user, enhancer } = await ask(
    {
      content: "What would you like help with?",
      outcome: "question",
      usage: { used: 0, limit: 2, counted: false },
    },
    "help me",
  );
  const question = await screen.findByText("What would you like help with?");
  expect(question.closest("form")).toContainElement(await findBox());
  expect(await findBox()).toHaveFocus();
  expect(await findBox()).toHaveValue("help me");
  expect(screen.getByText(/Not counted\./)).toBeVisible();
  expect(localStorage.getItem(STORAGE_KEYS.guestPromptCount)).toBeNull();
  expect(screen.queryByRole("heading", { level: 2, name: "Enhanced prompt" })).toBeNull();
  await user.keyboard(" with my taxes");
  await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
  await waitFor(() => expect(enhancer.bodies).toHaveLength(2));
  expect(enhancer.bodies[1]?.prompt).toBe("help me with my taxes");
  enhancer.finish("Write about taxes.");
  expect(await screen.findByText("Write about taxes.")).toBeVisible();
  expect(question).not.toBeInTheDocument();
});

describe("what was wrong with the assistant's answer", () => {
  test("becomes a change with one press", async () => {
    const { user, enhancer } = await askWithReading();
    await user.click(await screen.findByRole("button", { name: "Got a bad answer?" }));
    await user.click(screen.getByRole("button", { name: "Wrong facts" }));
    await waitFor(() => expect(enhancer.bodies).toHaveLength(2));
    expect(enhancer.bodies[1]?.refine).toMatchObject({ chip: "answer_wrong_facts" });
    enhancer.finish("Write it from sources.");
    expect(await screen.findByText("The answer had wrong facts")).toBeVisible();
  });

  test("or in one's own words", async () => {
    const { user, enhancer } = await askWithReading();
    await user.click(await screen.findByRole("button", { name: "Got a bad answer?" }));
    const form = within(screen.getByRole("form", { name: "What was wrong with the answer" }));
    await user.type(form.getByRole("textbox"), "about the wrong city{Enter}");
    await waitFor(() => expect(enhancer.bodies).toHaveLength(2));
    expect(enhancer.bodies[1]?.refine).toMatchObject({
      chip: null,
      instruction: "The answer was: about the wrong city",
    });
    enhancer.finish("Write about Bonn.");
    expect(await screen.findByText("Write about Bonn.")).toBeVisible();
  });
});

test("an answer without a reading, as of an earlier function, shows none", async () => {
  draft.write("a poem");
  await ask({ content: "Write it." }, "!");
  expect(await screen.findByText("Write it.")).toBeVisible();
  expect(screen.queryByRole("group", { name: "How your text was read" })).not.toBeInTheDocument();
});
