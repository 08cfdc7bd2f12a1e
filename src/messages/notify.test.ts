import { toast } from "sonner";
import { afterEach, expect, test, vi } from "vitest";

import { CATALOGUE } from "./catalogue";
import { notify } from "./notify";

afterEach(() => void toast.dismiss());

function shown() {
  return toast.getToasts().map((item) => {
    if (!("title" in item)) return item;
    const { type, title, description, duration } = item;
    return { type, title, description, duration };
  });
}

// The toast library is fetched with the first toast.
test("shows a success with its description and the toaster's own duration", async () => {
  notify("saved");
  await vi.waitFor(() =>
    expect(shown()).toEqual([
      { type: "success", title: "Saved!", description: "Prompt added to your collection." },
    ]),
  );
});

test("shows a message without a tone as a plain toast", async () => {
  notify("signedOut");
  await vi.waitFor(() => expect(shown()).toEqual([{ title: "Signed Out" }]));
});

test("shows the premium toast for five seconds", async () => {
  notify("premiumActivated");
  await vi.waitFor(() =>
    expect(shown()).toEqual([{ type: "success", title: "Premium Activated!", duration: 5000 }]),
  );
});

test("shows the server's own words where the catalogue asks for them, silently beside the form's alert", async () => {
  notify("authError", "Invalid login credentials");
  const unspoken = (children: string) => ({ props: { "aria-hidden": true, children } });
  await vi.waitFor(() =>
    expect(shown()).toMatchObject([
      {
        type: "error",
        title: unspoken("Error"),
        description: unspoken("Invalid login credentials"),
      },
    ]),
  );
});

test("keeps nothing of the toast whose place it takes", async () => {
  notify("authError", "Invalid login credentials");
  notify("signUpConfirmation");
  await vi.waitFor(() =>
    expect(shown()).toEqual([
      { type: "success", title: "Please check your email to confirm your account." },
    ]),
  );
});

test("shows once that several reads failed", async () => {
  notify("refreshFailed");
  notify("refreshFailed");
  notify("signedOut");
  await vi.waitFor(() =>
    expect(shown()).toMatchObject([{ title: "Could not refresh" }, { title: "Signed Out" }]),
  );
});

test("a sign-in that worked takes the place of the failed one's error", async () => {
  notify("authError", "Invalid login credentials");
  notify("signedIn");
  await vi.waitFor(() =>
    expect(shown()).toMatchObject([{ type: "success", title: "Welcome back!" }]),
  );
});

test("adds a reference to a failure of our own", async () => {
  notify("portalUnavailable", "", "ab12cd34");
  await vi.waitFor(() =>
    expect(shown()).toMatchObject([
      { description: expect.stringMatching(/contact support\. Reference: ab12cd34$/) },
    ]),
  );
});

test.each(["subscriptionUpdateFailed", "noSubscription"] as const)(
  "adds none to the specification's texts, nor where nothing failed: %s",
  async (key) => {
    notify(key, "", "ab12cd34");
    await vi.waitFor(() => expect(shown()).toMatchObject([{ title: CATALOGUE[key].title }]));
    expect(shown()).toMatchObject([{ description: CATALOGUE[key].description }]);
  },
);

test("ignores the server's words everywhere else", async () => {
  notify("likeFailed", "permission denied for table prompt_votes");
  await vi.waitFor(() =>
    expect(shown()).toEqual([
      { type: "error", title: "Error", description: "Failed to like prompt. Please try again." },
    ]),
  );
});
