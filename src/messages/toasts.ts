import { toast } from "sonner";

import { TOAST_MS } from "@/config/limits";

import type { ToastMessage } from "./catalogue";

/** sonner announces every toast politely; it has no assertive role for errors. */
const SHOW = {
  default: toast.message,
  success: toast.success,
  destructive: toast.error,
} as const satisfies Record<ToastMessage["tone"], unknown>;

export function showToast({ tone, title, description, durationMs = TOAST_MS }: ToastMessage): void {
  SHOW[tone](title, { description, duration: durationMs });
}
