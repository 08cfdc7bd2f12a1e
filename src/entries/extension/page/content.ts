import type { InsertAnswer, TabCall } from "../protocol";
import { adapterFor } from "./adapters";
import { findComposer, isBox } from "./find-composer";
import { SHORTCUT, watchKeys } from "./keys";
import { createLauncher } from "./launcher/launcher";
import type { Page, Panel } from "./page";
import { loadOnce } from "./panel-loader";
import { RELOAD_PAGE } from "./sentences";
import { watchPage, whenParsed } from "./watch-page";
import { ask, onTabCall } from "./worker";

/** The toolbar injects this script where the manifest does not, and may do so twice. */
if (globalThis.brilliantPage === undefined) start();

function start(): void {
  const adapter = adapterFor(location.hostname);
  const host = location.hostname;
  let lastFocused: HTMLElement | null = null;
  let isPanelOpen = false;
  let isHidden = true;
  const isParsed = whenParsed();
  const composer = () => findComposer(adapter, lastFocused);

  const withPanel = async <Result>(
    act: (panel: Panel) => Result | Promise<Result>,
  ): Promise<Result | null> => {
    try {
      await isParsed;
      return await act(await panel());
    } catch {
      // The worker that this script belongs to is gone.
      launcher.say(RELOAD_PAGE);
      return null;
    }
  };
  const open = () => void withPanel((loaded) => loaded.open());
  const keys = watchKeys(open);
  const launcher = createLauncher({
    shortcut: SHORTCUT,
    onPress: open,
    onPutBack: () => void withPanel((loaded) => loaded.putBack()),
  });
  keys.own(launcher.host, () => {});

  function update(): void {
    launcher.keep();
    launcher.moveTo(isHidden || isPanelOpen ? null : composer());
  }
  const page: Page = {
    adapter,
    composer,
    own: keys.own,
    setPanelOpen(isOpen) {
      isPanelOpen = isOpen;
      update();
    },
    setHasOriginal(hasOriginal) {
      launcher.setHasOriginal(hasOriginal);
      update();
    },
    announce: launcher.announce,
    focusLauncher: launcher.focus,
    async hide() {
      isHidden = true;
      update();
      await ask({ kind: "hide", host }).catch(() => launcher.say(RELOAD_PAGE));
    },
  };
  const panel = loadOnce(page);

  document.addEventListener(
    "focusin",
    (event) => {
      const [target] = event.composedPath();
      if (isBox(target)) lastFocused = target;
    },
    true,
  );
  onTabCall((call) => answer(call));
  async function answer(call: TabCall): Promise<InsertAnswer | null> {
    if (call.kind === "insert") {
      const isInserted = await withPanel((loaded) => loaded.insert(call.text));
      return { isInserted: isInserted === true };
    }
    open();
    return null;
  }

  void isParsed.then(() => watchPage(update));
  void Promise.all([ask({ kind: "isHidden", host }), isParsed]).then(([answered]) => {
    isHidden = answered;
    update();
  });
  void ask({ kind: "readHandedOver" }).then(async (handed) => {
    if (handed !== null) await withPanel((loaded) => loaded.offer(handed.text));
  });
}
