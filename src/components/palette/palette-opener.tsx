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
  /** What was typed before the palette was there. */
  initialText: string;
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
  const [initialText, setInitialText] = useState("");
  const awaitedText = useRef("");
  const isLoading = view !== null && Palette === null;

  async function show(next: View) {
    setView(next);
    setInitialText("");
    if (next === null || Palette !== null) return;
    awaitedText.current = "";
    try {
      const loaded = await load();
      setInitialText(awaitedText.current);
      setPalette(() => loaded);
    } catch {
      setView(null);
      notify("offline");
    }
  }

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (isPaletteShortcut(event)) {
      // A second press out of impatience must not close it.
      if (!event.repeat && !isLoading) void show(view === "palette" ? null : "palette");
    } else if (isLoading && isTypedKey(event)) awaitedText.current += event.key;
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
        <Palette view={view} initialText={initialText} onViewChange={(next) => void show(next)} />
      )}
    </OpenerContext>
  );
}
