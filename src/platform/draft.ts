import { STORAGE_KEYS } from "@/config/storage-keys";

/**
 * The generator's text, kept so that a reload or the way through another sign-in provider does not
 * lose it. In this tab only: it must not appear to the next person at a shared computer.
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
      // Storage is refused or full; the text is still in the box.
    }
  },
};
