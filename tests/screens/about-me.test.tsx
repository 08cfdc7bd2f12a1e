import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";

import { STORAGE_KEYS } from "@/config/storage-keys";
import { supabase } from "@/data/client/supabase";
import { guestFacts, tickedFacts } from "@/platform/about-facts";

import { enhancerStreams } from "../support/enhancer-answers";
import { renderApp, setUpBackend, signUpSomebody } from "../support/render-app";

const context = setUpBackend();

const findBox = () => screen.findByRole("textbox", { name: "Your lazy prompt" });

async function addFact(user: UserEvent, value: string) {
  await user.click(await findBox());
  await user.click(await screen.findByRole("button", { name: "About me" }));
  await user.type(screen.getByRole("textbox", { name: "About you" }), `${value}{Enter}`);
  return screen.findByRole("button", { name: `role: ${value}` });
}

async function sentFacts(user: UserEvent) {
  const enhancer = enhancerStreams();
  context.server.use(enhancer.handler);
  await user.type(await findBox(), "a letter");
  await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
  await waitFor(() => expect(enhancer.bodies).toHaveLength(1));
  enhancer.finish("Write it.");
  await screen.findByText("Write it.");
  return enhancer.bodies[0]?.facts;
}

test("a guest's fact stays in the browser and goes along only while it is ticked", async () => {
  const { user } = renderApp("/refine");
  const chip = await addFact(user, "nurse");
  expect(guestFacts.read()).toMatchObject([{ label: "role", value: "nurse", position: 0 }]);
  expect(chip).toHaveAttribute("aria-pressed", "false");
  await user.type(screen.getByRole("textbox", { name: "About you" }), "nurse{Enter}");
  expect(guestFacts.read()).toHaveLength(1);
  expect(await sentFacts(user)).toBeUndefined();
  await user.click(chip);
  await user.clear(await findBox());
  expect(await sentFacts(user)).toEqual(["role: nurse"]);
  await user.click(chip);
  expect(tickedFacts.read()).toEqual([]);
});

test("what is ticked is on screen before anybody writes, in this tab alone", async () => {
  guestFacts.write([{ id: "1", label: "role", value: "nurse", position: 0 }]);
  tickedFacts.set("role: nurse", true);
  const { user } = renderApp("/refine");
  const chip = await screen.findByRole("button", { name: "role: nurse" });
  expect(chip).toHaveAttribute("aria-pressed", "true");
  await user.click(chip);
  expect(sessionStorage.getItem(STORAGE_KEYS.tickedFacts)).toBeNull();
});

test("an account takes over what was entered before the sign-in, and keeps it", async () => {
  guestFacts.write([{ id: "1", label: "role", value: "nurse", position: 4 }]);
  const userId = await signUpSomebody();
  const { user } = renderApp("/refine");
  await user.click(await findBox());
  expect(await screen.findByRole("button", { name: "role: nurse" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  expect(localStorage.getItem(STORAGE_KEYS.aboutMe)).toBeNull();
  const rows = () =>
    context.backend.sql(
      `select label, value, position from public.about_facts where user_id = '${userId}'`,
    );
  expect(await rows()).toEqual([{ label: "role", value: "nurse", position: 0 }]);
  await user.click(screen.getByRole("button", { name: "Edit facts about me" }));
  await user.click(screen.getByRole("button", { name: "Remove “role: nurse”" }));
  await waitFor(async () => expect(await rows()).toEqual([]));
  expect(await screen.findByRole("button", { name: "About me" })).toBeVisible();
});

test("signing out leaves neither an account's facts nor its ticks", async () => {
  await signUpSomebody();
  const { user } = renderApp("/refine");
  await user.click(await addFact(user, "teacher"));
  expect(tickedFacts.read()).toEqual(["role: teacher"]);
  await (await supabase.auth()).signOut();
  await waitFor(() => expect(tickedFacts.read()).toEqual([]));
  await user.click(await findBox());
  expect(await screen.findByRole("button", { name: "About me" })).toBeVisible();
  expect(screen.queryByText("role: teacher")).not.toBeInTheDocument();
});
