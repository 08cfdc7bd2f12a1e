import { STORAGE_KEYS } from "@/config/storage-keys";

/**
 * Applies a theme chosen on an earlier visit. The script stands in the HTML, so it runs as soon as that
 * is read, before the first paint as a rule. `platform/theme` takes over with the application.
 */
export function applyChosenTheme(): void {
  try {
    const theme = localStorage.getItem(STORAGE_KEYS.theme);
    if (theme === "light" || theme === "dark") document.documentElement.dataset["theme"] = theme;
  } catch {
    // Storage is blocked: the system's theme it is.
  }
}
