import { logMissingPage } from "@/platform/missing-page";

import { afterFirstPaint } from "./after-first-paint";
import { fetchApplicationFiles } from "./application-files";
import { applyChosenTheme } from "./chosen-theme";
import { loadHeadingFont } from "./heading-font";
import { holdPresses } from "./held-presses";
import { startMoment } from "./start-moment";
import { keepTypedText } from "./typed-text";

// The only script of a page at load; the prerender script writes it into the HTML. It fetches the
// application at the moment the page asks for, and carries what the visitor did until then over to it.

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
  const replayPresses = holdPresses(root);
  const onReady = () => {
    delete root.dataset["start"];
    const restoreText = keepTypedText(root);
    // After React's commit: what follows are events of its own.
    queueMicrotask(() => {
      restoreText();
      // A press may read the text, so React draws it first.
      setTimeout(replayPresses);
    });
  };
  const handleIntent = () => void start();
  const address = location.pathname + location.search;
  // Back, after a reload, to an entry that the application made before it: nobody but the server can show it.
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
      // The network failed, or a new release removed the chunks: links work, the next press tries again.
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
