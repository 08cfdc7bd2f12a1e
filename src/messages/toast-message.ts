export type ToastMessage = {
  tone: "default" | "success" | "destructive";
  title: string;
  description?: string;
  /** Absent: what the toaster gives every toast, `TOAST_MS`. */
  durationMs?: number;
};

export type MessageWithServerText = (serverMessage: string) => ToastMessage;
