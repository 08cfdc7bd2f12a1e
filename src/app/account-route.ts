import type { ComponentType } from "react";

/**
 * In a module of its own: the build takes what `other-routes` imports, and what that imports, for pages without data
 * (vite.config.ts), and would give guides the data layer to fetch.
 */
export async function loadAccountPage(): Promise<ComponentType> {
  return (await import("./account-screen")).AccountScreen;
}
