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

/** What the palette is told by its opener. */
export type PaletteView = {
  isOpen: boolean;
  /** What was typed before the palette was there. */
  initialText: string;
  onClose: () => void;
  onShortcuts: () => void;
};

type Opener = { openPalette: () => void; isLoading: boolean };

const OpenerContext = createContext<Opener>({ openPalette: () => {}, isLoading: false });

export const usePaletteOpener = (): Opener => useContext(OpenerContext);

/**
 * A part that is fetched when it first opens. Not with `lazy`, which would show a lost connection in place of the page,
 * and never try again.
 */
function useFetched<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  async function fetchPart() {
    try {
      const part = await load();
      setPart(() => part);
    } catch {
      setIsOpen(false);
      notify("offline");
    }
  }

  return {
    Part,
    isOpen,
    isLoading: isOpen && Part === null,
    open: () => {
      setIsOpen(true);
      if (Part === null) void fetchPart();
    },
    close: () => setIsOpen(false),
  };
}

const loadShortcuts = async () => (await import("./shortcut-sheet")).ShortcutSheet;

type PaletteOpenerProps = {
  load: () => Promise<ComponentType<PaletteView>>;
  children: ReactNode;
};

/** The keys that open the palette and the list of shortcuts on every page, and the context of the header's search. */
export function PaletteOpener({ load, children }: PaletteOpenerProps) {
  const [initialText, setInitialText] = useState("");
  // Not state: several keys may come before the next rendering. Null while nothing is waited for.
  const awaitedText = useRef<string | null>(null);
  const palette = useFetched(async () => {
    try {
      const part = await load();
      setInitialText(awaitedText.current ?? "");
      return part;
    } finally {
      awaitedText.current = null;
    }
  });
  const shortcuts = useFetched(loadShortcuts);

  function openPalette() {
    awaitedText.current = palette.Part === null ? "" : null;
    setInitialText("");
    palette.open();
  }

  function closePalette() {
    awaitedText.current = null;
    palette.close();
  }

  /** True for a key that was meant for the palette, which is on its way. */
  function takeAwaited(event: KeyboardEvent): boolean {
    if (awaitedText.current === null || !isTypedKey(event)) return false;
    awaitedText.current += event.key;
    return true;
  }

  function take(event: KeyboardEvent): boolean {
    if (isPaletteShortcut(event)) {
      // A second press out of impatience must not close it.
      if (event.repeat || palette.isLoading) return true;
      if (palette.isOpen) closePalette();
      else openPalette();
      return true;
    }
    if (takeAwaited(event)) return true;
    if (palette.isLoading && event.key === "Escape") closePalette();
    if (!isPageShortcut(event, "?")) return false;
    shortcuts.open();
    return true;
  }

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && take(event)) event.preventDefault();
  });

  // On the document, because the key may come from anywhere; in the layout phase, because the boot script replays what
  // was pressed right after it.
  useLayoutEffect(() => {
    const listening = new AbortController();
    document.addEventListener("keydown", (event) => handleKeyDown(event), listening);
    return () => listening.abort();
  }, []);

  return (
    <OpenerContext value={{ openPalette, isLoading: palette.isLoading }}>
      {children}
      {palette.Part !== null && (
        <palette.Part
          isOpen={palette.isOpen}
          initialText={initialText}
          onClose={closePalette}
          onShortcuts={() => {
            closePalette();
            shortcuts.open();
          }}
        />
      )}
      {shortcuts.Part !== null && (
        <shortcuts.Part isOpen={shortcuts.isOpen} onClose={shortcuts.close} />
      )}
    </OpenerContext>
  );
}
