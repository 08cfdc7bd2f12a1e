import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";

import { STORAGE_KEYS } from "@/config/storage-keys";
import { supabase } from "@/data/client/supabase";
import { draft, keptResult } from "@/platform/draft";

import { enhancerAnswers, enhancerStreams } from "../support/enhancer-answers";
import { findToast } from "../support/find-toast";
import { renderApp, setUpBackend, signInAs, signUpSomebody } from "../support/render-app";

const context = setUpBackend();

const findBox = () => screen.findByRole("textbox", { name: "Your lazy prompt" });

test("a guest enhances under the rules of the compact generator: counted in the browser", async () => {
  const { user } = renderApp("/refine");
  expect(
    await screen.findByRole("heading", { level: 1, name: "From a lazy line to a finished prompt" }),
  ).toBeVisible();
  await user.type(await findBox(), "a poem about rain");
  await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
  expect(await findToast("Prompt Enhanced!")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Enhanced prompt" })).toBeVisible();
  expect(localStorage.getItem(STORAGE_KEYS.guestPromptCount)).toBe("1");
});

test("at the limit: 'Upgrade needed', and the upgrade dialog is offered", async () => {
  localStorage.setItem(STORAGE_KEYS.guestPromptCount, "2");
  const { user } = renderApp("/refine");
  await user.type(await findBox(), "one more");
  await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
  expect(await findToast("Upgrade needed")).toBeVisible();
  expect(screen.getByText(/^You have used your free enhancements\./)).toBeVisible();
  const enhancer = within(screen.getByRole("region", { name: "Prompt enhancer" }));
  await user.click(enhancer.getByRole("button", { name: "Upgrade to Premium" }));
  expect(await screen.findByRole("dialog", { name: "Upgrade to Premium" })).toBeVisible();
});

test("at the limit a guest is told what an account has, and may sign in", async () => {
  localStorage.setItem(STORAGE_KEYS.guestPromptCount, "2");
  const { user } = renderApp("/refine");
  await user.type(await findBox(), "one more");
  await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
  const enhancer = within(screen.getByRole("region", { name: "Prompt enhancer" }));
  expect(enhancer.getByText(/A free account has 2 of its own/)).toBeVisible();
  await user.click(enhancer.getByRole("button", { name: "Sign In" }));
  expect(await screen.findByRole("dialog")).toBeVisible();
  await signUpSomebody();
  await waitFor(() => expect(screen.queryByText(/A free account has/)).not.toBeInTheDocument());
});

test("at the limit of the server an account is offered Premium alone", async () => {
  await signUpSomebody();
  const enhancer = enhancerStreams();
  context.server.use(enhancer.handler);
  const { user } = renderApp("/refine");
  await user.type(await findBox(), "one more");
  await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
  await waitFor(() => expect(enhancer.bodies).toHaveLength(1));
  enhancer.fail("QUOTA_EXCEEDED");
  const card = within(screen.getByRole("region", { name: "Prompt enhancer" }));
  expect(await card.findByText(/^You have used your 2 free enhancements\. Premium/)).toBeVisible();
  expect(card.getByRole("button", { name: "Upgrade to Premium" })).toBeVisible();
  expect(card.queryByRole("button", { name: "Sign In" })).not.toBeInTheDocument();
});

test("a signed-in user's meter reads '{n} / 2 prompts used' and follows", async () => {
  await signUpSomebody();
  context.server.use(enhancerAnswers());
  const { user } = renderApp("/refine");
  expect(await screen.findByRole("meter", { name: "0 / 2 prompts used" })).toBeVisible();
  await user.type(await findBox(), "a poem");
  await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
  expect(await screen.findByRole("meter", { name: "1 / 2 prompts used" })).toBeVisible();
});

test("a link brings its text along, and the address is cleaned of it alone", async () => {
  renderApp("/refine?text=a%20poem%20about%20rain&from=guide");
  expect(await findBox()).toHaveValue("a poem about rain");
  await waitFor(() => expect(window.location.search).toBe("?from=guide"));
  expect(await findBox()).toHaveValue("a poem about rain");
});

test("a linked text is still there after a reload", async () => {
  const { unmount } = renderApp("/refine?text=a%20poem%20about%20rain");
  await waitFor(() => expect(window.location.search).toBe(""));
  unmount();
  renderApp("/refine");
  expect(await findBox()).toHaveValue("a poem about rain");
});

test("a linked text goes with the user who followed the link", async () => {
  await signUpSomebody();
  renderApp("/refine?text=a%20letter%20to%20my%20client");
  expect(await findBox()).toHaveValue("a letter to my client");
  await (await supabase.auth()).signOut();
  expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
  expect(await findBox()).toHaveValue("");
});

describe("a linked text that takes the place of a draft", () => {
  const open = (linked: string) => {
    draft.write("my own idea");
    return renderApp(`/refine?text=${encodeURIComponent(linked)}`);
  };

  test("offers to put the draft back", async () => {
    const { user } = open("a poem about rain");
    const box = await findBox();
    expect(box).toHaveValue("a poem about rain");
    await user.click(screen.getByRole("button", { name: "Restore my text" }));
    expect(box).toHaveValue("my own idea");
    expect(box).toHaveFocus();
    expect(draft.read()).toBe("my own idea");
    expect(screen.queryByRole("button", { name: "Restore my text" })).not.toBeInTheDocument();
  });

  test("keeps the draft while an example takes the place of the link's text", async () => {
    const { user } = open("a poem about rain");
    const box = await findBox();
    await user.click(screen.getByRole("button", { name: "explain inflation to a 12 year old" }));
    await user.click(screen.getByRole("button", { name: "Restore my text" }));
    expect(box).toHaveValue("my own idea");
  });

  test("offers nothing when it is the draft itself", async () => {
    open("my own idea");
    expect(await findBox()).toHaveValue("my own idea");
    expect(screen.queryByRole("button", { name: "Restore my text" })).not.toBeInTheDocument();
  });

  test("offers the draft of nobody else", async () => {
    await signUpSomebody();
    open("a letter to my client");
    expect(await findBox()).toHaveValue("a letter to my client");
    await (await supabase.auth()).signOut();
    expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Restore my text" })).not.toBeInTheDocument();
  });
});

describe("the result", () => {
  const RESULT = "Write a poem about rain.";
  const SHORTER = "Write a poem.";

  async function enhanceAndShorten(user: UserEvent) {
    context.server.use(enhancerAnswers({ enhancedPrompt: RESULT }));
    await user.type(await findBox(), "a poem about rain");
    await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
    expect(await screen.findByText(RESULT)).toBeVisible();
    context.server.use(enhancerAnswers({ enhancedPrompt: SHORTER }));
    await user.click(await screen.findByRole("button", { name: "Shorter" }));
    expect(await screen.findByText(SHORTER)).toBeVisible();
  }

  /** Another document of the same tab. */
  function reload(unmount: () => void, path = "/refine") {
    unmount();
    return renderApp(path);
  }

  async function expectNoResult() {
    await findBox();
    expect(screen.queryByRole("button", { name: "Enhanced prompt" })).not.toBeInTheDocument();
    expect(screen.queryByText(RESULT)).not.toBeInTheDocument();
  }

  afterEach(() => vi.restoreAllMocks());

  test("is still there after a reload, with its versions and the one that was shown", async () => {
    const { user, unmount } = renderApp("/refine");
    await enhanceAndShorten(user);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText(RESULT)).toBeVisible();
    await user.type(await findBox(), " at night");

    const page = reload(unmount);
    expect(await screen.findByText(RESULT)).toBeVisible();
    expect(await findBox()).toHaveValue("a poem about rain at night");
    const versions = within(screen.getByRole("group", { name: "Versions" }));
    expect(versions.getByText("1 / 2")).toBeVisible();
    await page.user.click(versions.getByRole("button", { name: "Next version" }));
    expect(await screen.findByText(SHORTER)).toBeVisible();
    expect(screen.getByText("Written by an AI model: check it before you use it.")).toBeVisible();
  });

  test("waits in the tab while one reads the library, which opens without it", async () => {
    const { user, unmount } = renderApp("/refine");
    await signInAs("premium");
    expect(await screen.findByRole("button", { name: "Account menu" })).toBeVisible();
    await enhanceAndShorten(user);
    const library = reload(unmount, "/prompts");
    expect(await findBox()).toHaveValue("a poem about rain");
    await expectNoResult();
    reload(library.unmount);
    expect(await screen.findByText(SHORTER)).toBeVisible();
  });

  test("of a guest survives the sign-in, and goes with the sign-out", async () => {
    const { user, unmount } = renderApp("/refine");
    await enhanceAndShorten(user);
    await signUpSomebody();
    expect(await screen.findByRole("button", { name: "Account menu" })).toBeVisible();
    expect(screen.getByText(SHORTER)).toBeVisible();
    await (await supabase.auth()).signOut();
    expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
    await expectNoResult();
    reload(unmount);
    expect(await findBox()).toHaveValue("");
    await expectNoResult();
  });

  test("of an account is shown to no other, whose tab did not hear of the sign-out", async () => {
    await signUpSomebody();
    const { user, unmount } = renderApp("/refine");
    await enhanceAndShorten(user);
    unmount();
    const kept = { ...sessionStorage };
    await (await supabase.auth()).signOut();
    const putBack = () => {
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
    };

    putBack();
    const guest = renderApp("/refine");
    expect(await findBox()).toHaveValue("");
    await expectNoResult();
    guest.unmount();

    await signUpSomebody();
    putBack();
    renderApp("/refine");
    expect(await findBox()).toHaveValue("");
    await expectNoResult();
  });

  test.each(["my own idea", "{", "null", '{"owner":null,"value":{"versions":[{}],"shown":0}}'])(
    "that is damaged or from an earlier version is ignored: %s",
    async (stored) => {
      sessionStorage.setItem(STORAGE_KEYS.result, stored);
      sessionStorage.setItem(STORAGE_KEYS.draft, stored);
      renderApp("/refine");
      expect(await findBox()).toHaveValue("");
      await expectNoResult();
    },
  );

  test("is shown when the tab's storage is full", async () => {
    const store = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
      if (key === STORAGE_KEYS.result) throw new DOMException("Full", "QuotaExceededError");
      store.call(this, key, value);
    });
    const { user } = renderApp("/refine");
    await enhanceAndShorten(user);
    expect(screen.getByRole("button", { name: "Enhanced prompt" })).toBeVisible();
    keptResult.forget();
  });

  test("of an earlier text leaves when a link brings another one", async () => {
    const { user, unmount } = renderApp("/refine");
    await enhanceAndShorten(user);
    const linked = reload(unmount, "/refine?text=a%20song");
    expect(await findBox()).toHaveValue("a song");
    await expectNoResult();
    await waitFor(() => expect(window.location.search).toBe(""));
    reload(linked.unmount);
    expect(await findBox()).toHaveValue("a song");
    await expectNoResult();
  });
});

test("an account finds its last results here, as a guest does", async () => {
  await signUpSomebody();
  const { user } = renderApp("/refine");
  await user.type(await findBox(), "a poem about rain");
  await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
  const history = within(await screen.findByRole("region", { name: "Your history" }));
  expect(await history.findByRole("button", { name: /^a poem about rain/ })).toBeVisible();
});

test("a linked text that is too long is kept as a whole, and the box says by how much", async () => {
  renderApp(`/refine?text=${"a".repeat(5000)}`);
  expect(await findBox()).toHaveValue("a".repeat(5000));
  expect(await findBox()).toHaveAccessibleDescription(
    "5,000 / 4,000 characters: too long by 1,000.",
  );
});

test("an example fills the box, and what one typed can be put back", async () => {
  const { user } = renderApp("/refine");
  const box = await findBox();
  await user.click(screen.getByRole("button", { name: "explain inflation to a 12 year old" }));
  expect(box).toHaveValue("explain inflation to a 12 year old");
  expect(box).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Restore my text" })).not.toBeInTheDocument();
  await user.clear(box);
  await user.type(box, "my own idea");
  await user.click(screen.getByRole("button", { name: "packing list for a week in iceland" }));
  expect(box).toHaveValue("packing list for a week in iceland");
  await user.click(screen.getByRole("button", { name: "Restore my text" }));
  expect(box).toHaveValue("my own idea");
  expect(box).toHaveFocus();
});

test("offers the library", async () => {
  renderApp("/refine");
  expect(await screen.findByRole("link", { name: "Browse the library" })).toHaveAttribute(
    "href",
    "/prompts",
  );
});
