import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";

/** A toast is drawn transparent, and shown by an effect that may follow only after a test has found its text. */
export function findToast(text: string): Promise<HTMLElement> {
  return waitFor(() => {
    const toast = screen.getByText(text);
    expect(toast).toBeVisible();
    return toast;
  });
}
