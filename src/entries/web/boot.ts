import { STORAGE_KEYS } from "@/config/storage-keys";
import { logMissingPage } from "@/platform/missing-page";

import type { StartMoment } from "../prerender/static-page";
import { afterFirstPaint } from "./after-first-paint";
import { queueEvents } from "./event-replay";
import { loadHeadingFont } from "./heading-font";
import { watchTypedText } from "./typed-text";

// The only script of a page at load, inlined into the HTML by the prerenderer. It fetches the application
// when the page needs it, and replays what the visitor did until then.

// The build puts both in: the addresses of the application's scripts and of its style sheet.
declare const APPLICATION_SCRIPTS: readonly string[];
declare const APPLICATION_SHEET: string;

const INTENTS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "scroll",
  "focusin",
] as const;
const LISTENING = { capture: true, passive: true } as const;
/** Where supabase-js keeps a session: `sb-<project>-auth-token`. */
const SESSION_KEY = /^sb-.+-auth-token$/;

function boot(root: HTMLElement): void {
  const replayEvents = queueEvents(root);
  const readTypedText = watchTypedText(root);
  const onReady = () => {
    delete root.dataset["start"];
    removeEventListener("popstate", handleTraversal);
    const restoreText = readTypedText();
    // After React's commit: what follows are events of its own.
    queueMicrotask(() => {
      restoreText();
      // An event handler may read the text, so React renders it first.
      setTimeout(replayEvents);
    });
  };
  const handleIntent = (event?: Event) => {
    // Some browsers tell of a pointer that rests where the page appears.
    const { movementX, movementY } = (event ?? {}) as Partial<MouseEvent>;
    if (movementX !== 0 || movementY !== 0 || event?.type !== "pointermove") void start();
  };
  const address = location.pathname + location.search;
  // Going back, after a reload, to an entry the application pushed before it: only the server can show that.
  const handleTraversal = () => {
    if (location.pathname + location.search === address) return;
    // The browser forgets how far down that entry was; the application does not, and so has to start.
    history.replaceState({ ...history.state, isReturned: true }, "");
    location.reload();
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
    } catch (error) {
      // The network failed, or a new release removed the chunks: links still work, and the next event retries.
      isStarting = false;
      console.warn("The application could not be loaded.", error);
    }
  }

  for (const intent of INTENTS) addEventListener(intent, handleIntent, LISTENING);
  addEventListener("popstate", handleTraversal);
  if (startMoment(root) === "now" || history.state?.isReturned) afterFirstPaint(handleIntent);
  if (root.dataset["page"] === "missing") logMissingPage(location.pathname);
}

function bootRoot(): void {
  const root = document.getElementById("root");
  if (root !== null) boot(root);
}

// It is in the head, so that the first paint is right already. The rest waits for the page.
applyChosenTheme();
tellStyles();
loadHeadingFont();
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", bootRoot);
else bootRoot();

function appendLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement("link"), properties));
}

/** Fetches what the application and the page consist of, all at once, and resolves with the style in place. */
async function fetchApplicationFiles({ dataset }: HTMLElement): Promise<void> {
  // The development server resolves each module, and adds the style as a module of its own.
  if (import.meta.env.DEV) return;
  const ofPage = dataset["scripts"]?.split(" ") ?? [];
  for (const href of [...APPLICATION_SCRIPTS, ...ofPage])
    appendLink({ rel: "modulepreload", href });
  await new Promise((resolve, reject) => {
    appendLink({ rel: "stylesheet", href: APPLICATION_SHEET, onload: resolve, onerror: reject });
  });
}

function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => SESSION_KEY.test(key));
  } catch {
    return false;
  }
}

/** For the variants `session`, `apple` and `query` of the style sheet: what is prerendered is a guest's page. */
function tellStyles(): void {
  const { dataset } = document.documentElement;
  if (hasStoredSession()) dataset["session"] = "";
  if (location.search !== "") dataset["query"] = "";
  if (/Mac|iP/.test(navigator.platform)) dataset["apple"] = "";
}

/** When this page wants the application. A page that was not prerendered has nothing to show without it. */
function startMoment({ dataset }: HTMLElement): "now" | "intent" {
  const moment = (dataset["start"] ?? "now") as StartMoment;
  // Returns from checkout, an e-mail or a sign-in provider come with a query, and answers for blanks with a fragment.
  if (moment === "signed-in")
    return hasStoredSession() || location.search + location.hash !== "" ? "now" : "intent";
  return moment;
}

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
