import { STORAGE_KEYS } from "@/config/storage-keys";

/**
 * The generator's text, kept through a reload or a redirect to another sign-in provider. In this tab only: the
 * next person at a shared computer must not see it.
 */
export const draft = {
  read(): string {
    try {
      return window.sessionStorage.getItem(STORAGE_KEYS.draft) ?? "";
    } catch {
      return "";
    }
  },
  write(text: string): void {
    try {
      window.sessionStorage.setItem(STORAGE_KEYS.draft, text);
    } catch {
      // Storage is blocked or full; the text is still in the box.
    }
  },
};
