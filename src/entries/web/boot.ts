import { STORAGE_KEYS } from "@/config/storage-keys";
import { logMissingPage } from "@/platform/missing-page";

import { afterFirstPaint } from "./after-first-paint";
import { fetchApplicationFiles } from "./application-files";
import { queueEvents } from "./event-replay";
import { loadHeadingFont } from "./heading-font";
import { startMoment } from "./start-moment";
import { keepTypedText } from "./typed-text";

// The only script of a page at load, inlined into the HTML by the prerenderer. It fetches the application
// when the page needs it, and replays what the visitor did until then.

const INTENTS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "scroll",
  "focusin",
] as const;
const LISTENING = { capture: true, passive: true } as const;

function boot(root: HTMLElement): void {
  const replayEvents = queueEvents(root);
  const onReady = () => {
    delete root.dataset["start"];
    const restoreText = keepTypedText(root);
    // After React's commit: what follows are events of its own.
    queueMicrotask(() => {
      restoreText();
      // An event handler may read the text, so React renders it first.
      setTimeout(replayEvents);
    });
  };
  const handleIntent = () => void start();
  const address = location.pathname + location.search;
  // Going back, after a reload, to an entry the application pushed before it: only the server can show that.
  const handleTraversal = () => {
    if (location.pathname + location.search !== address) location.reload();
  };
  let isStarting = false;

  async function start(): Promise<void> {
    if (isStarting) return;
    isStarting = true;
    try {
      const [{ startApplication }] = await Promise.all([
        import("./main"),
        fetchApplicationFiles(root),
      ]);
      await startApplication({ root, onReady });
      for (const intent of INTENTS) removeEventListener(intent, handleIntent, LISTENING);
      removeEventListener("popstate", handleTraversal);
    } catch (error) {
      // The network failed, or a new release removed the chunks: links still work, and the next event retries.
      isStarting = false;
      console.warn("The application could not be loaded.", error);
    }
  }

  for (const intent of INTENTS) addEventListener(intent, handleIntent, LISTENING);
  addEventListener("popstate", handleTraversal);
  if (startMoment(root) === "now") afterFirstPaint(handleIntent);
  if (root.dataset["page"] === "missing") logMissingPage(location.pathname);
}

applyChosenTheme();
loadHeadingFont();
const root = document.getElementById("root");
if (root !== null) boot(root);

/**
 * Applies a theme chosen on an earlier visit. The script is inline, so it usually runs before the first
 * paint. `platform/theme` takes over with the application.
 */
function applyChosenTheme(): void {
  try {
    const theme = localStorage.getItem(STORAGE_KEYS.theme);
    if (theme === "light" || theme === "dark") document.documentElement.dataset["theme"] = theme;
  } catch {
    // Storage is blocked, so the system's theme applies.
  }
}
