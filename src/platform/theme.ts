import { STORAGE_KEYS } from "@/config/storage-keys";

import { storage, useStored } from "./storage";

export type Theme = "system" | "light" | "dark";

function themeOf(stored: string | null): Theme {
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Called once before the first paint, and again whenever another tab changes the choice. */
export function applyStoredTheme(): void {
  const { dataset } = document.documentElement;
  const apply = () => {
    const theme = themeOf(storage.get(STORAGE_KEYS.theme));
    // The stylesheet follows the system unless the root element says otherwise.
    if (theme === "system") delete dataset["theme"];
    else dataset["theme"] = theme;
  };
  apply();
  storage.subscribe(apply);
}

export function useTheme() {
  const theme = themeOf(useStored(STORAGE_KEYS.theme));
  const setTheme = (choice: Theme) =>
    storage.set(STORAGE_KEYS.theme, choice === "system" ? null : choice);
  return { theme, setTheme };
}
