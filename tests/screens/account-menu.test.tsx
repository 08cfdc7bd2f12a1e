// Loaded with the file, so that the first test does not wait for the page's chunk.
import "@/pages/library-page";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { MOBILE_MEDIA_QUERY } from "@/config/limits";
import { supabase } from "@/data/client/supabase";

import { DEMO_PASSWORD } from "../../supabase/local/demo-accounts";
import { accountDeletionHandler } from "../support/account-functions";
import { shownToasts } from "../support/find-toast";
import { findToast } from "../support/find-toast";
import { functionAnswers } from "../support/payment-answers";
import { renderApp, setUpBackend, signInAs, signUpSomebody } from "../support/render-app";
import { authCall, subscribe } from "../support/rest-caller";
import { SITE_URL } from "../support/test-backend";

const context = setUpBackend();
const PORTAL = "https://pay.example/portal/session_1";

const openTab = vi.fn<typeof window.open>(() => null);
const downloads: { name: string; text: Promise<string> }[] = [];

/** jsdom cannot download: what a link with `download` would have saved is kept here. */
function catchDownloads() {
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob: Blob) => {
    const address = `blob:${blobs.size}`;
    blobs.set(address, blob);
    return address;
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (blob) downloads.push({ name: this.download, text: blob.text() });
  });
}

beforeEach(() => {
  openTab.mockClear();
  downloads.length = 0;
  vi.spyOn(window, "open").mockImplementation(openTab);
  catchDownloads();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const trigger = () => screen.findByRole("button", { name: "Account menu" });
/** What the menu's button controls. */
async function menuPanel(): Promise<HTMLElement> {
  const panel = document.getElementById((await trigger()).getAttribute("aria-controls") ?? "");
  if (panel === null) throw new Error("The account menu is closed.");
  return panel;
}
function onPhone() {
  const original = window.matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((query) => ({
    ...original(query),
    matches: query === MOBILE_MEDIA_QUERY,
  }));
}
const item = (name: string) => screen.findByRole("button", { name });
const path = () => window.location.pathname;

async function openMenu() {
  const { user } = renderApp("/prompts");
  await screen.findByText(/^Welcome, /);
  await user.click(await trigger());
  await item("Export my data");
  return user;
}

describe("the account menu", () => {
  test("is a button that shows and hides the e-mail and what can be done", async () => {
    await signInAs("free");
    const user = await openMenu();
    const menu = await trigger();
    expect(menu).toHaveAttribute("aria-expanded", "true");
    const panel = document.getElementById(menu.getAttribute("aria-controls") ?? "");
    expect(panel).toHaveTextContent("free@example.com");
    expect(panel).toContainElement(await item("Delete account"));
    await user.click(menu);
    expect(menu).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("button", { name: "Delete account" })).not.toBeInTheDocument();
  });

  test("closes with Escape, which gives the focus back", async () => {
    await signInAs("free");
    const user = await openMenu();
    await user.tab();
    expect(screen.getByRole("link", { name: "See Premium" })).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(await trigger()).toHaveFocus();
    expect(await trigger()).toHaveAttribute("aria-expanded", "false");
  });

  test("closes when the focus leaves it, and when the page is pressed", async () => {
    await signInAs("free");
    const user = await openMenu();
    within(await menuPanel())
      .getByRole("button", { name: "Sign Out" })
      .focus();
    await user.tab();
    expect(await trigger()).toHaveAttribute("aria-expanded", "false");
    await user.click(await trigger());
    await user.click(screen.getByRole("heading", { level: 1 }));
    expect(await trigger()).toHaveAttribute("aria-expanded", "false");
  });

  test("is not there for a visitor", async () => {
    renderApp("/prompts");
    await screen.findByRole("button", { name: "Sign In" });
    expect(screen.queryByRole("button", { name: "Account menu" })).not.toBeInTheDocument();
  });

  test("is a sheet on a phone, and Escape closes it", async () => {
    onPhone();
    await signInAs("free");
    const user = await openMenu();
    const sheet = await screen.findByRole("dialog", { name: "Your account" });
    expect(within(sheet).getByText("Welcome, free@example.com")).toBeVisible();
    expect(within(sheet).getByRole("meter", { name: /prompts used$/ })).toBeVisible();
    expect(within(sheet).getByRole("button", { name: "Sign Out" })).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await trigger()).toHaveFocus();
  });

  test("shows what is used of the free plan, the way to Premium, and the themes", async () => {
    await signInAs("free");
    const user = await openMenu();
    const panel = within(await menuPanel());
    expect(panel.getByRole("meter", { name: /prompts used$/ })).toBeVisible();
    expect(panel.getByRole("link", { name: "See Premium" })).toHaveAttribute("href", "/premium");
    await user.click(panel.getByRole("radio", { name: "Dark theme" }));
    expect(localStorage.getItem("theme")).toBe("dark");
  });

  test.each([
    [{}, "Renews on January 31, 2099"],
    [{ cancel_at_period_end: true }, "Paid until January 31, 2099"],
  ])("says until when Premium is paid: %o", async (subscription, sentence) => {
    const userId = await signUpSomebody();
    await subscribe(context.backend, userId, {
      current_period_end: "'2099-01-31T12:00:00Z'",
      ...subscription,
    });
    await openMenu();
    expect(await within(await menuPanel()).findByText(sentence)).toBeVisible();
  });

  test("signs out, and the focus stays on the button that now says Sign In", async () => {
    await signInAs("free");
    const user = await openMenu();
    await user.click(within(await menuPanel()).getByRole("button", { name: "Sign Out" }));
    expect(await screen.findByRole("button", { name: "Sign In" })).toHaveFocus();
    expect(await findToast("Signed Out")).toBeVisible();
  });
});

describe("Manage subscription", () => {
  test("opens the provider's page in a new tab, and keeps its link where the browser blocks that", async () => {
    const portal = functionAnswers("manage-subscription", { status: 200, body: { url: PORTAL } });
    context.server.use(portal.handler);
    await signInAs("premium");
    const user = await openMenu();
    await user.click(await item("Manage subscription"));
    const link = await screen.findByRole("link", { name: /^Open subscription page/ });
    expect(link).toHaveAttribute("href", PORTAL);
    expect(link).toHaveAttribute("target", "_blank");
    expect(openTab).toHaveBeenCalledExactlyOnceWith(PORTAL, "_blank", "noopener,noreferrer");
    expect(portal.onCall).toHaveBeenCalledOnce();
  });

  test.each([
    [404, "No subscription to manage"],
    [502, "Subscription page unavailable"],
    [0, "Subscription page unavailable"],
  ])("the answer %i is said: %s", async (status, title) => {
    context.server.use(functionAnswers("manage-subscription", { status }).handler);
    await signInAs("premium");
    const user = await openMenu();
    await user.click(await item("Manage subscription"));
    expect(await findToast(title)).toBeVisible();
    expect(openTab).not.toHaveBeenCalled();
  });

  test.each([
    [502, /^It could not be opened\..* Reference: 3fc279ed$/],
    [404, /^We found no subscription for this account\.$/],
  ])("the answer %i tells the reference of what we could not do: %s", async (status, text) => {
    const headers = { "x-request-id": "019d4233-be35-74c2-957d-04523fc279ed" };
    const answer = functionAnswers("manage-subscription", { status, headers });
    context.server.use(answer.handler);
    await signInAs("premium");
    const user = await openMenu();
    await user.click(await item("Manage subscription"));
    expect(
      await screen.findByText(text, { selector: "[data-sonner-toast] *" }),
    ).toBeInTheDocument();
  });

  test("is only for those who have a subscription", async () => {
    await signInAs("free");
    localStorage.setItem("isPremium", "true");
    await openMenu();
    expect(screen.queryByRole("button", { name: "Manage subscription" })).not.toBeInTheDocument();
  });
});

describe("Export my data", () => {
  async function save(userId: string) {
    await context.backend.sql(
      `insert into public.saved_prompts (user_id, prompt_id, created_at)
       select '${userId}', id, now() - row_number() over (order by is_premium) * interval '1 day'
       from (select distinct on (is_premium) id, is_premium from library.prompts order by is_premium, id) one`,
    );
  }
  type Exported = {
    title: string;
    category: string;
    content: string;
    is_teaser: boolean;
    saved_at: string;
  };
  async function exported() {
    const [file] = downloads;
    expect(file?.name).toMatch(/^your-data-\d{4}-\d\d-\d\d\.json$/);
    return JSON.parse((await file?.text) ?? "{}") as {
      saved_prompts: Exported[];
      liked_prompts: unknown[];
      own_prompts: unknown[];
      enhancements: unknown[];
    };
  }

  test("downloads title, category, text and time; of a locked prompt the teaser, which is said", async () => {
    await save(await signUpSomebody());
    const user = await openMenu();
    await user.click(await item("Export my data"));
    expect(await findToast("Data exported")).toBeVisible();
    const { saved_prompts: prompts } = await exported();
    expect(prompts.map((prompt) => prompt.is_teaser)).toEqual([false, true]);
    const rows = await context.backend.sql<{ content: string }>(
      `select content from library.prompts where title in (${prompts.map(({ title }) => `'${title.replaceAll("'", "''")}'`).join(",")})`,
    );
    expect(prompts.map(({ content }) => content).toSorted()).toEqual(
      rows.map(({ content }) => content).toSorted(),
    );
    expect(
      prompts.every((prompt) => prompt.category !== "" && Date.parse(prompt.saved_at) > 0),
    ).toBe(true);
  });

  test("holds the whole text of premium prompts for a premium user", async () => {
    const userId = await signUpSomebody();
    await subscribe(context.backend, userId);
    await save(userId);
    const user = await openMenu();
    await user.click(await item("Export my data"));
    await findToast("Data exported");
    const { saved_prompts: prompts } = await exported();
    expect(prompts.map((prompt) => prompt.is_teaser)).toEqual([false, false]);
    const bodies = await context.backend.sql<{ content: string }>(
      "select content from library.premium_bodies",
    );
    expect(bodies.map(({ content }) => content)).toContain(prompts[1]?.content);
  });

  test("holds likes, own prompts and what was enhanced, also where nothing is saved", async () => {
    const userId = await signUpSomebody();
    await context.backend.sql(
      `insert into public.own_prompts (user_id, title, content) values ('${userId}', 'a poem', 'Write a poem.')`,
    );
    await context.backend.sql(
      `insert into public.enhancements (user_id, original, content)
       values ('${userId}', 'a song', 'Write a song.')`,
    );
    const [liked] = await context.backend.sql<{ id: string; title: string }>(
      `with liked as (
         insert into public.prompt_votes (user_id, prompt_id, vote_type)
         select '${userId}', id, 'like' from library.prompts order by id limit 1 returning prompt_id
       ) select id, title from library.prompts where id = (select prompt_id from liked)`,
    );
    const user = await openMenu();
    await user.click(await item("Export my data"));
    await findToast("Data exported");
    expect(await exported()).toMatchObject({
      saved_prompts: [],
      liked_prompts: [liked],
      own_prompts: [{ title: "a poem", content: "Write a poem." }],
      enhancements: [{ original: "a song", content: "Write a song." }],
    });
  });

  test("says so when there is nothing yet, and when the network fails", async () => {
    await signUpSomebody();
    const user = await openMenu();
    await user.click(await item("Export my data"));
    expect(await findToast("Nothing to export yet")).toBeVisible();
    context.server.use(http.get(`${SITE_URL}/rest/v1/saved_prompts`, () => HttpResponse.error()));
    await user.click(await item("Export my data"));
    expect(await findToast("Export failed")).toBeVisible();
    expect(downloads).toEqual([]);
  });
});

describe("Delete account", () => {
  async function openDeletion() {
    const user = await openMenu();
    await user.click(await item("Delete account"));
    const dialog = await screen.findByRole("dialog", { name: "Delete your account?" });
    const typeIn = (text: string) => user.type(within(dialog).getByRole("textbox"), text);
    const typePassword = async (text: string) => {
      const field = within(dialog).getByLabelText("Your password");
      await user.clear(field);
      await user.click(field);
      await user.paste(text);
    };
    const send = () => user.click(within(dialog).getByRole("button", { name: "Delete account" }));
    return { user, dialog, typeIn, typePassword, send };
  }

  test("says what is deleted and kept, and deletes nothing without the e-mail or DELETE, and the password", async () => {
    const deletion = functionAnswers("delete-account", {
      status: 200,
      body: { status: "deleted" },
    });
    context.server.use(deletion.handler);
    await signInAs("free");
    const { user, dialog, typeIn, send } = await openDeletion();
    expect(dialog).toHaveTextContent(
      /saved prompts, your own prompts, your enhancement history, your access tokens and your likes are deleted/,
    );
    expect(dialog).toHaveTextContent(/subscription is canceled/);
    expect(dialog).toHaveTextContent(/For a year we keep how many enhancements you used/);
    await send();
    expect(within(dialog).getByLabelText("Your password")).toHaveAccessibleDescription(
      "Type your password.",
    );
    await typeIn("someone@else.example");
    await send();
    expect(within(dialog).getByRole("textbox")).toBeInvalid();
    expect(within(dialog).getByRole("textbox")).toHaveAccessibleDescription(
      "That is neither your email nor DELETE.",
    );
    expect(deletion.onCall).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole("button", { name: "Keep account" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await trigger()).toHaveFocus();
  });

  test("deletes, signs out, says so and goes to the front page", async () => {
    const deletion = functionAnswers("delete-account", {
      status: 200,
      body: { status: "deleted" },
    });
    context.server.use(
      deletion.handler,
      http.post(`${SITE_URL}/auth/v1/logout`, () => HttpResponse.json({}, { status: 500 })),
    );
    await signInAs("free");
    localStorage.setItem("isPremium", "true");
    const { typeIn, typePassword, send } = await openDeletion();
    await typeIn("Free@example.com");
    await typePassword(DEMO_PASSWORD);
    await send();
    expect(await findToast("Account deleted")).toBeVisible();
    await waitFor(() => expect(path()).toBe("/"));
    expect(deletion.onCall).toHaveBeenCalledExactlyOnceWith({
      confirm: true,
      password: DEMO_PASSWORD,
    });
    expect(Object.keys(localStorage).filter((key) => /auth-token|isPremium/.test(key))).toEqual([]);
    expect(await screen.findAllByRole("button", { name: "Get Started" })).not.toHaveLength(0);
  });

  test.each([
    [502, "Your account and your data are unchanged."],
    [401, "You signed in more than ten minutes ago."],
    [409, "We could not confirm that your subscription has ended."],
    [429, "There were too many tries."],
    [0, "Your account may not have been deleted."],
  ])("the answer %i loses nothing and is said once: %s", async (status, sentence) => {
    context.server.use(functionAnswers("delete-account", { status }).handler);
    await signInAs("free");
    const { dialog, typeIn, typePassword, send } = await openDeletion();
    await typeIn("DELETE");
    await typePassword(DEMO_PASSWORD);
    await send();
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(sentence);
    expect(await shownToasts()).toEqual([]);
    expect(within(dialog).getByRole("textbox")).toHaveValue("DELETE");
    expect(path()).toBe("/prompts");
    expect(screen.getByText("Welcome, free@example.com")).toBeInTheDocument();
  });

  test("a wrong password is said and loses nothing; with the right one the account is gone", async () => {
    const handle = accountDeletionHandler(context.backend, { provider: undefined });
    context.server.use(
      http.post(`${SITE_URL}/functions/v1/delete-account`, ({ request }) => handle(request)),
    );
    const userId = await signUpSomebody();
    const rows = () => context.backend.sql(`select 1 from auth.users where id = '${userId}'`);
    const { dialog, typeIn, typePassword, send } = await openDeletion();
    await typeIn("DELETE");
    await typePassword("not the password");
    await send();
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(
      "This is not your password.",
    );
    expect(await rows()).toHaveLength(1);
    await typePassword(DEMO_PASSWORD);
    await send();
    expect(await findToast("Account deleted")).toBeVisible();
    expect(await rows()).toEqual([]);
  });

  test("somebody who signs in with Google only is asked for a fresh sign-in instead", async () => {
    const deletion = functionAnswers("delete-account", { status: 401 });
    context.server.use(deletion.handler);
    const userId = await signUpSomebody();
    await context.backend.sql(
      `update auth.users set raw_app_meta_data = '{"provider": "google", "providers": ["google"]}'
       where id = '${userId}'`,
    );
    await (await supabase.auth()).refreshSession();
    const { dialog, typeIn, send } = await openDeletion();
    expect(dialog).toHaveTextContent("You need to have signed in within the last ten minutes.");
    expect(within(dialog).queryByLabelText("Your password")).not.toBeInTheDocument();
    await typeIn("DELETE");
    await send();
    expect(await within(dialog).findByRole("alert")).toHaveTextContent("sign in again");
    expect(deletion.onCall).toHaveBeenCalledExactlyOnceWith({ confirm: true });
  });
});

describe("Sign out everywhere", () => {
  /** The same account on another device: what its session may still do. */
  async function otherDevice() {
    const { data } = await (await supabase.auth()).getUser();
    const session = await authCall(context.backend, "token?grant_type=password", {
      email: data.user?.email ?? "",
      password: DEMO_PASSWORD,
    });
    const headers = {
      apikey: context.backend.keys.publishableKey,
      "content-type": "application/json",
    };
    const statusOf = async (address: string, init: RequestInit) =>
      (await context.backend.fetch(new Request(`${SITE_URL}/auth/v1/${address}`, init))).status;
    return {
      isKnown: () =>
        statusOf("user", {
          headers: { ...headers, authorization: `Bearer ${session.access_token}` },
        }),
      renew: () =>
        statusOf("token?grant_type=refresh_token", {
          method: "POST",
          headers,
          body: JSON.stringify({ refresh_token: session.refresh_token }),
        }),
    };
  }

  test("ends the sessions of this and of other devices, and says so", async () => {
    await signUpSomebody();
    const device = await otherDevice();
    const user = await openMenu();
    expect(await device.isKnown()).toBe(200);
    await user.click(await item("Sign out everywhere"));
    expect(await findToast("Signed out everywhere")).toBeVisible();
    expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
    expect(await device.isKnown()).toBe(403);
    expect(await device.renew()).toBe(400);
  });

  test("signing out here leaves other devices signed in", async () => {
    await signUpSomebody();
    const device = await otherDevice();
    const { user } = renderApp("/prompts");
    await screen.findByText(/^Welcome, /);
    await user.click(await screen.findByRole("button", { name: "Sign Out" }));
    expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
    expect(await device.renew()).toBe(200);
  });

  test("says that it did not work, and stays signed in, while the network fails", async () => {
    await signUpSomebody();
    const user = await openMenu();
    context.server.use(http.post(`${SITE_URL}/auth/v1/logout`, () => HttpResponse.error()));
    await user.click(await item("Sign out everywhere"));
    expect(await findToast("Still signed in")).toBeVisible();
    expect(screen.getByText(/^Welcome, /)).toBeInTheDocument();
  });
});
