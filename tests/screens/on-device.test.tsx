import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";

import { STORAGE_KEYS } from "@/config/storage-keys";
import { supabase } from "@/data/client/supabase";
import { tellAboutDevice } from "@/platform/device-model";

import { stubDeviceModel } from "../support/device-model";
import { enhancerAnswers, enhancerFails, enhancerStreams } from "../support/enhancer-answers";
import { findToast } from "../support/find-toast";
import { renderApp, setUpBackend, signUpSomebody } from "../support/render-app";

const context = setUpBackend();

afterEach(() => {
  vi.unstubAllGlobals();
  tellAboutDevice(null);
});

const GOOD = `**Task Overview**
Write a short poem about rain for a reader who likes quiet images.

**Requirements**
- Keep it under twelve lines.
- Use plain words and no rhyme.

**Output Format**
The poem alone, with a title above it.`;

const FAILED = "Your browser's AI model could not write this one, so our server writes it.";
const NO_LANGUAGE =
  "Your browser's AI model cannot write this language, so our server writes this one.";

const findSwitch = () => screen.findByRole("checkbox", { name: "Write on this device" });

/** A function that would be heard if anything were sent. */
function listenToServer() {
  const enhancer = enhancerStreams();
  context.server.use(enhancer.handler);
  return enhancer;
}

async function type(text = "a poem about rain") {
  const { user, ...page } = renderApp("/refine");
  await user.type(await screen.findByRole("textbox", { name: "Your lazy prompt" }), text);
  return {
    user,
    ...page,
    send: () => user.click(screen.getByRole("button", { name: "Enhance Prompt" })),
  };
}

async function typeAndSwitchOn(text?: string) {
  const page = await type(text);
  await page.user.click(await findSwitch());
  return page;
}

describe("the switch", () => {
  test("is not there without a model in the browser", async () => {
    await type();
    await screen.findByRole("button", { name: "About me" });
    expect(screen.queryByRole("checkbox", { name: "Write on this device" })).toBeNull();
  });

  test("is not there where the model is unavailable", async () => {
    stubDeviceModel({ availability: "unavailable" });
    const asked = vi.spyOn(
      (globalThis as unknown as { LanguageModel: { availability: () => void } }).LanguageModel,
      "availability",
    );
    await type();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await screen.findByRole("button", { name: "About me" });
    expect(screen.queryByRole("checkbox", { name: "Write on this device" })).toBeNull();
  });

  test("is off at first, and the server writes", async () => {
    const model = stubDeviceModel();
    const server = listenToServer();
    const { send } = await type();
    expect(await findSwitch()).not.toBeChecked();
    await send();
    await waitFor(() => expect(server.bodies).toHaveLength(1));
    expect(model.prompts).toEqual([]);
  });

  test("is remembered in the browser, and can be turned off", async () => {
    stubDeviceModel();
    const { user, unmount } = await typeAndSwitchOn();
    expect(localStorage.getItem(STORAGE_KEYS.onDevice)).toBe("true");
    unmount();
    await type();
    expect(await findSwitch()).toBeChecked();
    await user.click(await findSwitch());
    expect(localStorage.getItem(STORAGE_KEYS.onDevice)).toBeNull();
  });
});

describe("writing on the device", () => {
  test("gives the model our instructions, sends nothing, and counts nothing", async () => {
    const model = stubDeviceModel({ answers: [GOOD] });
    const server = listenToServer();
    const { send } = await typeAndSwitchOn();
    await send();
    expect(await screen.findByText("Keep it under twelve lines.")).toBeVisible();
    expect(await findToast("Prompt Enhanced!")).toBeVisible();
    expect(server.bodies).toEqual([]);
    expect(localStorage.getItem(STORAGE_KEYS.guestPromptCount)).toBeNull();
    expect(screen.queryByText(/our server writes (?:it|this one)/)).not.toBeInTheDocument();
    const [prompt] = model.prompts;
    expect(prompt?.messages).toEqual([
      { role: "system", content: expect.stringContaining("Task Overview") as string },
    ]);
    expect(JSON.parse(prompt?.text ?? "")).toMatchObject({
      request: "a poem about rain",
      language: "English",
    });
    expect(model.counts.open).toBe(0);
  });

  test("is asked to repair a faulty answer once", async () => {
    const model = stubDeviceModel({ answers: ["Roses are red.", GOOD] });
    const server = listenToServer();
    const { send } = await typeAndSwitchOn();
    await send();
    expect(await screen.findByText("Keep it under twelve lines.")).toBeVisible();
    expect(model.prompts[1]?.messages).toHaveLength(3);
    expect(server.bodies).toEqual([]);
  });

  test("goes on when the free uses are gone", async () => {
    localStorage.setItem(STORAGE_KEYS.guestPromptCount, "2");
    stubDeviceModel({ answers: [GOOD] });
    const { send } = await typeAndSwitchOn();
    await send();
    expect(await screen.findByText("Keep it under twelve lines.")).toBeVisible();
    expect(localStorage.getItem(STORAGE_KEYS.guestPromptCount)).toBe("2");
  });

  test("leaves an account's uses and history alone", async () => {
    const userId = await signUpSomebody();
    stubDeviceModel({ answers: [GOOD] });
    const { send } = await typeAndSwitchOn();
    await send();
    expect(await screen.findByText("Keep it under twelve lines.")).toBeVisible();
    expect(await screen.findByRole("meter", { name: "0 / 2 prompts used" })).toBeVisible();
    const { data } = await supabase.from("enhancements").select("*").eq("user_id", userId);
    expect(data ?? []).toEqual([]);
  });

  test("shows a question the model asks, which is no prompt to be checked", async () => {
    stubDeviceModel({ answers: ["QUESTION: What do you need help with?"] });
    const { send } = await typeAndSwitchOn("help me");
    await send();
    expect(await screen.findByText("What do you need help with?")).toBeVisible();
  });

  test("stops when the reader stops it, and the server is not asked", async () => {
    const model = stubDeviceModel();
    const server = listenToServer();
    const { user, send } = await typeAndSwitchOn();
    await send();
    await waitFor(() => expect(model.prompts).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Stop" }));
    expect(await screen.findByText("You stopped it. Your text is still here.")).toBeVisible();
    expect(model.prompts[0]?.signal.aborted).toBe(true);
    await waitFor(() => expect(model.counts.open).toBe(0));
    expect(server.bodies).toEqual([]);
  });
});

describe("the download of the model", () => {
  test.each(["downloadable", "downloading"] as const)(
    "is shown while it is %s, and a request waits for it",
    async (availability) => {
      const model = stubDeviceModel({ availability, answers: [GOOD] });
      const server = listenToServer();
      const { send } = await typeAndSwitchOn();
      expect(await screen.findByText(/downloading its AI model: 0 %/)).toBeVisible();
      await send();
      act(() => void model.progress(0.425));
      expect(await screen.findByText(/downloading its AI model: 42 %/)).toBeVisible();
      expect(screen.getByRole("progressbar")).toHaveAttribute("value", "0.425");
      model.finishDownload();
      expect(await screen.findByText("Keep it under twelve lines.")).toBeVisible();
      expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
      expect(server.bodies).toEqual([]);
    },
  );

  test("that fails is said in a sentence", async () => {
    const model = stubDeviceModel({ availability: "downloadable" });
    await typeAndSwitchOn();
    await screen.findByRole("progressbar");
    model.failDownload();
    expect(
      await screen.findByText(
        "Your browser could not get its AI model ready. Until it can, our server writes.",
      ),
    ).toBeVisible();
  });

  test("ends with the switch", async () => {
    stubDeviceModel({ availability: "downloadable" });
    const { user } = await typeAndSwitchOn();
    await screen.findByRole("progressbar");
    await user.click(await findSwitch());
    await waitFor(() => expect(screen.queryByRole("progressbar")).not.toBeInTheDocument());
    expect(screen.queryByText(/could not get its AI model/)).not.toBeInTheDocument();
  });
});

describe("the server writes instead, and a sentence says so", () => {
  test.each([
    ["the answer is wrong twice", { answers: ["Roses are red.", "Violets are blue."] }],
    ["the browser breaks it off", { answers: [new DOMException("Stopped.", "AbortError")] }],
  ])("where %s", async (_name, options) => {
    stubDeviceModel(options);
    context.server.use(enhancerAnswers());
    const { send } = await typeAndSwitchOn();
    await send();
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(await screen.findByText("Write a poem about rain.")).toBeVisible();
    expect(screen.queryByText(/Broken off/)).not.toBeInTheDocument();
    expect(localStorage.getItem(STORAGE_KEYS.guestPromptCount)).toBe("1");
  });

  test("and nothing of what the model began is left when the server streams or fails", async () => {
    stubDeviceModel({ answers: [new Error("Crashed."), new Error("Crashed.")] });
    const server = listenToServer();
    const { user, send } = await typeAndSwitchOn();
    await send();
    await waitFor(() => expect(server.bodies).toHaveLength(1));
    server.send("Write a po");
    expect(await screen.findByText("Write a po")).toBeVisible();
    server.cut();
    context.server.use(enhancerFails(500));
    await user.click(await screen.findByRole("button", { name: "Retry" }));
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(screen.queryByText(/Broken/)).not.toBeInTheDocument();
  });

  test.each([
    ["the model has not learned", "ein gedicht über den regen für meine mutter"],
    ["the page cannot name", "雨についての詩を書いてください"],
  ])("where the text is in a language %s", async (_name, text) => {
    const model = stubDeviceModel({ lacks: ["de"], answers: [GOOD] });
    const server = listenToServer();
    const { send } = await typeAndSwitchOn(text);
    await send();
    expect(await screen.findByText(NO_LANGUAGE)).toBeVisible();
    await waitFor(() => expect(server.bodies).toHaveLength(1));
    expect(model.prompts).toEqual([]);
  });

  test("where the limit is reached, with the upgrade", async () => {
    localStorage.setItem(STORAGE_KEYS.guestPromptCount, "2");
    stubDeviceModel({ answers: [new Error("Crashed.")] });
    context.server.use(enhancerFails(402));
    const { send } = await typeAndSwitchOn();
    await send();
    expect(await findToast("Upgrade needed")).toBeVisible();
  });
});
