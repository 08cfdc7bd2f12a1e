export type ToastMessage = {
  tone: "default" | "success" | "destructive";
  title: string;
  description?: string;
  /** Default: `TOAST_MS`, as for every toast. */
  durationMs?: number;
};

/** A message with a part that is known only when it is shown: the server's text, or a name. */
export type MessageWithServerText = (given: string) => ToastMessage;

export const plain = (title: string, description: string) =>
  ({ tone: "default", title, description }) as const;
export const success = (title: string, description: string) =>
  ({ tone: "success", title, description }) as const;
export const failure = (title: string, description: string) =>
  ({ tone: "destructive", title, description }) as const;
