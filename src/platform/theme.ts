import { STORAGE_KEYS } from "@/config/storage-keys";

import { storage, useStored } from "./storage";

export type Theme = "system" | "light" | "dark";

function themeOf(stored: string | null): Theme {
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** The stylesheet follows the system unless the root element says otherwise. */
function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

/** Called once before the first paint, and again whenever another tab changes the choice. */
export function applyStoredTheme(): void {
  const apply = () => applyTheme(themeOf(storage.get(STORAGE_KEYS.theme)));
  apply();
  storage.subscribe(apply);
}

export function useTheme() {
  const theme = themeOf(useStored(STORAGE_KEYS.theme));
  const setTheme = (choice: Theme) => {
    if (choice === "system") storage.remove(STORAGE_KEYS.theme);
    else storage.set(STORAGE_KEYS.theme, choice);
  };
  return { theme, setTheme };
}
