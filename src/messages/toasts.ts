import { toast } from "sonner";

import type { ToastMessage } from "./toast-message";

/** sonner announces every toast politely; it has no assertive role for errors. */
const SHOW = {
  default: toast.message,
  success: toast.success,
  destructive: toast.error,
} as const satisfies Record<ToastMessage["tone"], unknown>;

export function showToast({ tone, title, description, durationMs }: ToastMessage): void {
  SHOW[tone](title, { description, ...(durationMs !== undefined && { duration: durationMs }) });
}
