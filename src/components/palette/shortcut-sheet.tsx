import { Dialog } from "@/ui/dialog";

import { Keys } from "./keys";

type ShortcutSheetProps = { isOpen: boolean; onClose: () => void };

/** Every shortcut there is, by where it works. "Mod" is Ctrl, or ⌘ on an Apple keyboard. */
const SHORTCUTS = {
  Everywhere: {
    "Search everything": ["Mod", "K"],
    "Show this list": ["?"],
    "Close a dialog or a menu": ["Esc"],
  },
  "In the search": {
    "Move through the results": ["↑", "↓"],
    "First or last result": ["Home", "End"],
    "Open the marked result": ["Enter"],
  },
  "In the library": {
    "Go to the search field": ["/"],
    "Clear the search field": ["Esc"],
    "Select prompts": ["X"],
    "Select the prompt before or after as well": ["Shift", "↑", "↓"],
    "Stop selecting": ["Esc"],
  },
  "In the enhancer": {
    "Enhance what you typed": ["Mod", "Enter"],
  },
} as const;

export function ShortcutSheet({ isOpen, onClose }: ShortcutSheetProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title="Keyboard shortcuts">
      <div className="grid gap-6">
        {Object.entries(SHORTCUTS).map(([place, shortcuts]) => (
          <section key={place} className="grid gap-1">
            <h3 className="text-muted font-sans text-xs font-medium tracking-normal">{place}</h3>
            <dl className="border-line *:border-line border-t text-sm *:border-b">
              {Object.entries(shortcuts).map(([what, keys]) => (
                <div key={what} className="flex items-center justify-between gap-4 py-2">
                  <dt>{what}</dt>
                  <dd className="shrink-0">
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
