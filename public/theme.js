// Runs before the first paint, so that a chosen theme does not flash. src/platform/theme.ts does the rest.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme it is.
}
