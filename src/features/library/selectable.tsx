import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useState,
  useTransition,
} from "react";

import { usePageShortcut } from "@/lib/use-page-shortcut";
import { notify } from "@/messages/notify";
import type { Prompt } from "@/types/entities";
import { Button, type ButtonProps } from "@/ui/button";

/** What selecting adds to the library. */
export type SelectionParts = {
  CardBox: ComponentType<{ prompt: Prompt }>;
  Bar: ComponentType<{ onEnd: () => void }>;
};

type Selectable = {
  /** Null while nothing is being selected. */
  parts: SelectionParts | null;
  control: Pick<ButtonProps, "isBusy" | "onPointerEnter" | "onClick">;
};

const SelectableContext = createContext<Selectable>({ parts: null, control: {} });

type SelectableCardsProps = {
  /** Resolves to null when the connection is lost. */
  load: () => Promise<SelectionParts | null>;
  children: ReactNode;
};

/** Cards below it can be selected. The code for that is fetched when somebody is about to do so. */
export function SelectableCards({ load, children }: SelectableCardsProps) {
  const [parts, setParts] = useState<SelectionParts | null>(null);
  const [isBusy, startLoading] = useTransition();

  const end = () => setParts(null);
  const start = () =>
    startLoading(async () => {
      const loaded = await load();
      if (loaded === null) notify("offline");
      // In slices, as the cards themselves are drawn.
      startLoading(() => setParts(loaded));
    });

  usePageShortcut("x", start);
  const control = {
    isBusy,
    onPointerEnter: () => void load(),
    onClick: parts === null ? start : end,
  };
  return (
    <SelectableContext value={{ parts, control }}>
      {children}
      {parts !== null && <parts.Bar onEnd={end} />}
    </SelectableContext>
  );
}

/** The box of a card, while cards are selected. */
export function CardSlot({ prompt }: { prompt: Prompt }) {
  const { parts } = useContext(SelectableContext);
  return parts !== null && <parts.CardBox prompt={prompt} />;
}

export function SelectControl() {
  const { parts, control } = useContext(SelectableContext);
  return (
    <Button
      {...control}
      // No further Tab on the way to the prompts: from any of them the key leads here.
      tabIndex={-1}
      aria-keyshortcuts="x"
      variant="ghost"
      size="sm"
      className="text-accent -my-2 noscript:hidden"
    >
      {parts === null ? "Select" : "Done"}
    </Button>
  );
}
