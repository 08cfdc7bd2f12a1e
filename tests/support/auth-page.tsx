import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, vi } from "vitest";

import { AuthDialog, type AuthDialogProps } from "@/features/auth/auth-dialog";

import { renderPart } from "./render-part";

type Options = Pick<AuthDialogProps, "initialView" | "hideGoogle">;

/** A page with a button that opens the dialog, as the real ones have. */
export async function openAuthDialog(options: Options = {}) {
  const onSignedIn = vi.fn<() => void>();
  const { user, unmount } = renderPart(function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <main>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        <AuthDialog {...options} isOpen={isOpen} onOpenChange={setIsOpen} onSignedIn={onSignedIn} />
      </main>
    );
  });
  await user.click(await screen.findByRole("button", { name: "Open" }));
  await screen.findByRole("dialog");
  return { user, unmount, onSignedIn };
}

export const emailField = () => screen.getByLabelText("Email");
export const passwordField = () => screen.getByLabelText("Password");
export const button = (name: string) => screen.getByRole("button", { name });

export const dialogIsGone = () =>
  waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

export const newEmail = () => `new-${crypto.randomUUID()}@example.com`;
