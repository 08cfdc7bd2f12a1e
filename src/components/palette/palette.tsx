import * as RadixDialog from "@radix-ui/react-dialog";
import { useRef } from "react";

import { useTheme } from "@/platform/theme";
import { keepOpenForToasts, useFocusReturn } from "@/ui/dialog";

import type { PaletteSources } from "./palette-groups";
import { actionItems, CATEGORY_ITEMS, PAGE_ITEMS, type PaletteItem } from "./palette-items";
import type { PaletteView } from "./palette-opener";
import { PaletteSearch } from "./palette-search";
import type { FindInTexts } from "./use-text-matches";

export type PaletteProps = PaletteView & {
  prompts: readonly PaletteItem[];
  /** This week's, of the prompts. */
  picked: readonly PaletteItem[];
  guides: readonly PaletteItem[];
  findInTexts: FindInTexts;
  /** Null for a guest. */
  onSignOut: (() => void) | null;
};

/** Everything there is, by typing: a panel below the top edge, on a phone the whole screen. */
export function Palette(props: PaletteProps) {
  const { view, takeAwaitedText, onViewChange, onSignOut, findInTexts } = props;
  const isOpen = view === "palette";
  const onClose = () => onViewChange(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const { rememberFocus, returnFocus } = useFocusReturn();
  const actions = actionItems({
    ...useTheme(),
    onShortcuts: () => onViewChange("shortcuts"),
    onSignOut,
  });
  const sources: PaletteSources = {
    Pages: PAGE_ITEMS,
    Categories: CATEGORY_ITEMS,
    Actions: actions,
    Prompts: props.prompts,
    Guides: props.guides,
  };

  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onClose}>
      <RadixDialog.Portal>
        <div
          data-scrim
          data-state={isOpen ? "open" : "closed"}
          className="bg-scrim animate-fade-in data-[state=closed]:animate-fade-out fixed inset-0 z-50 flex items-start justify-center md:px-6 md:pt-[12vh]"
        >
          <RadixDialog.Content
            aria-modal
            aria-describedby={undefined}
            onPointerDownOutside={keepOpenForToasts}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              rememberFocus();
              fieldRef.current?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              returnFocus();
            }}
            className="bg-surface md:border-line md:rounded-card md:shadow-raised flex h-dvh w-full flex-col overflow-hidden outline-none md:h-[min(36rem,76vh)] md:max-w-[42rem] md:border"
          >
            <RadixDialog.Title className="sr-only">Search</RadixDialog.Title>
            <PaletteSearch
              fieldRef={fieldRef}
              takeAwaitedText={takeAwaitedText}
              sources={sources}
              picked={props.picked}
              findInTexts={findInTexts}
              onClose={onClose}
            />
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
