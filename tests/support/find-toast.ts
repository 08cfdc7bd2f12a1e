import { screen, waitFor } from "@testing-library/react";
import { toast } from "sonner";
import { expect } from "vitest";

import { fetchToasts } from "@/messages/notify";

/** A toast is drawn transparent, and shown by an effect that may follow only after a test has found its text. */
export function findToast(text: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = screen.getByText(text, { selector: "[data-sonner-toast] *" });
    expect(found).toBeVisible();
    return found;
  });
}

/** The titles of all toasts until now. One that has just been asked for may still be waiting for the library. */
export async function shownToasts() {
  await fetchToasts();
  return toast.getToasts().flatMap((item) => ("title" in item ? [item.title] : []));
}
