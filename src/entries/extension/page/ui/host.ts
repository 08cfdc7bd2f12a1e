import { TOKENS } from "./tokens";

/** A place of our own in the page, whose styles do not reach into it. */
export function createHost(style: string) {
  const host = document.createElement("div");
  // Open, so that a reader's own tools and tests see it as well.
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(TOKENS + style);
  root.adoptedStyleSheets = [sheet];
  const part = document.createElement("div");
  part.className = "part";
  root.append(part);
  return {
    host,
    root,
    part,
    /** Pages that draw themselves anew throw out what is not theirs. */
    keep(): void {
      if (!host.isConnected) document.documentElement.append(host);
    },
    setTheme(theme: "light" | "dark"): void {
      part.dataset["theme"] = theme;
    },
  };
}
