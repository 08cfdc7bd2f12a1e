export type ToastMessage = {
  tone: "default" | "success" | "destructive";
  title: string;
  description?: string;
  /** Absent: what the toaster gives every toast, `TOAST_MS`. */
  durationMs?: number;
};

/** A text with a part that is known only when it is shown: the server's words, or a name. */
export type MessageWithServerText = (given: string) => ToastMessage;
