import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

import { isPageShortcut, isPaletteShortcut, isTypedKey } from "@/lib/shortcuts";
import { notify } from "@/messages/notify";

type View = "palette" | "shortcuts" | null;

export type PaletteView = {
  view: View;
  /** What was typed until the palette's field has the focus, which then gets the keys itself. */
  takeAwaitedText: () => string;
  onViewChange: (view: View) => void;
};

type Opener = { openPalette: () => void; isLoading: boolean };

const OpenerContext = createContext<Opener>({ openPalette: () => {}, isLoading: false });

export const usePaletteOpener = (): Opener => useContext(OpenerContext);

type PaletteOpenerProps = {
  load: () => Promise<ComponentType<PaletteView>>;
  children: ReactNode;
};

/**
 * The keys that open the palette and the list of shortcuts on every page, and the context of the header's search. Both
 * are fetched when one first opens; not with `lazy`, which would show a lost connection in place of the page.
 */
export function PaletteOpener({ load, children }: PaletteOpenerProps) {
  const [view, setView] = useState<View>(null);
  const [Palette, setPalette] = useState<ComponentType<PaletteView> | null>(null);
  /** Null while the keys are not for the palette, or go to its field. */
  const awaitedText = useRef<string | null>(null);
  const isLoading = view !== null && Palette === null;

  async function show(next: View) {
    setView(next);
    awaitedText.current = next === "palette" ? "" : null;
    if (next === null || Palette !== null) return;
    try {
      const loaded = await load();
      setPalette(() => loaded);
    } catch {
      setView(null);
      awaitedText.current = null;
      notify("offline");
    }
  }

  function takeAwaitedText(): string {
    const text = awaitedText.current ?? "";
    awaitedText.current = null;
    return text;
  }

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (isPaletteShortcut(event)) {
      // A second press out of impatience must not close it.
      if (!event.repeat && !isLoading) void show(view === "palette" ? null : "palette");
    } else if (awaitedText.current !== null && isTypedKey(event)) awaitedText.current += event.key;
    else if (isPageShortcut(event, "?")) void show("shortcuts");
    else return;
    event.preventDefault();
  });

  // On the document, because the key may come from anywhere; in the layout phase, because the boot script replays what
  // was pressed right after it.
  useLayoutEffect(() => {
    const listening = new AbortController();
    document.addEventListener("keydown", (event) => handleKeyDown(event), listening);
    return () => listening.abort();
  }, []);

  return (
    <OpenerContext value={{ openPalette: () => void show("palette"), isLoading }}>
      {children}
      {Palette !== null && (
        <Palette
          view={view}
          takeAwaitedText={takeAwaitedText}
          onViewChange={(next) => void show(next)}
        />
      )}
    </OpenerContext>
  );
}
