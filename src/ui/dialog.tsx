import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";

import { classNames } from "@/lib/class-names";

import { IconButton } from "./icon-button";

const SIZES = {
  md: "md:max-w-[480px]",
  lg: "md:max-w-content",
  xl: "md:max-w-page md:flex md:flex-col md:overflow-hidden",
} as const;

export type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  children: ReactNode;
  /** A short line that stays in view beside the way out. */
  lead?: ReactNode;
  /** Stays in view below the scrolling content. */
  footer?: ReactNode;
  /** In "xl" nothing scrolls from 768 px on but what the content makes scroll. */
  size?: keyof typeof SIZES;
  /** Gets focus on opening; without it the dialog itself does, so its title is read first. */
  initialFocusRef?: RefObject<HTMLElement | null>;
};

/** Where focus came from when the newest dialog opened, nearest first. */
let latestOrigins: readonly HTMLElement[] = [];

function findOrigins(): readonly HTMLElement[] {
  const active = document.activeElement;
  // A dialog that gave way to this one took the focused element with it.
  if (!(active instanceof HTMLElement) || active === document.body) return latestOrigins;
  return active.closest('[role="dialog"]') ? [active, ...latestOrigins] : [active];
}

/** For a dialog whose opener is gone, or that the address opened: focus stays on the page. */
function focusPage(): void {
  const isCovered = document.querySelector('[role="dialog"]') !== null;
  if (!isCovered) document.getElementById("main")?.focus({ preventScroll: true });
}

/**
 * Returns focus to whatever opened a dialog, even if that was another dialog that has closed since.
 * Radix only knows its own trigger, and our dialogs are opened by state.
 */
export function useFocusReturn() {
  const originsRef = useRef<readonly HTMLElement[]>([]);
  return {
    rememberFocus() {
      originsRef.current = findOrigins();
      latestOrigins = originsRef.current;
    },
    returnFocus() {
      const origin = originsRef.current.find((element) => element.isConnected);
      if (origin) origin.focus();
      else focusPage();
    },
  };
}

/** Pressing a toast must not close the dialog below it. */
export function keepOpenForToasts(event: Pick<Event, "target" | "preventDefault">) {
  const isToast = event.target instanceof Element && event.target.closest("[data-sonner-toaster]");
  if (isToast) event.preventDefault();
}

/** Escape in an open menu closes that menu, and in a text it leaves the text. Radix listens before they can. */
function keepOpenForParts(event: KeyboardEvent) {
  if (
    event.target instanceof Element &&
    event.target.closest("[role=menu], [data-panel], [contenteditable]")
  ) {
    event.preventDefault();
  }
}

/** A long title can scroll away and the way out cannot: without a line of its own it floats and sticks. */
function DialogHeader({ title, lead }: Pick<DialogProps, "title" | "lead">) {
  const isAlone = lead === undefined;
  const close = (
    <RadixDialog.Close asChild>
      <IconButton
        icon={X}
        label="Close"
        className={
          isAlone ? "bg-surface sticky! top-2 right-2 z-10 float-right mt-2 mr-2 ml-2" : ""
        }
      />
    </RadixDialog.Close>
  );
  return (
    <>
      {isAlone ? (
        close
      ) : (
        <div className="bg-surface sticky top-0 z-20 flex items-center justify-between gap-3 py-2 ps-5 pe-2 md:static md:ps-7 md:pe-3 md:pt-3">
          {lead}
          {close}
        </div>
      )}
      <div className={classNames("px-5 md:px-7", isAlone && "pt-5 md:pt-6")}>
        <RadixDialog.Title className="text-xl wrap-anywhere">{title}</RadixDialog.Title>
      </div>
    </>
  );
}

/**
 * A modal dialog: a sheet at the lower edge of a small screen, centred on a larger one. There is no
 * Radix overlay on purpose, see `[data-scrim]` in styles/index.css.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, lead, children, footer, size = "md" } = props;
  const contentRef = useRef<HTMLDivElement>(null);
  const { rememberFocus, returnFocus } = useFocusReturn();

  function handleOpenAutoFocus(event: Event) {
    event.preventDefault();
    rememberFocus();
    (props.initialFocusRef?.current ?? contentRef.current)?.focus();
  }

  function handleCloseAutoFocus(event: Event) {
    event.preventDefault();
    returnFocus();
  }

  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <div
          data-scrim
          data-state={isOpen ? "open" : "closed"}
          className="animate-fade-in bg-scrim data-[state=closed]:animate-fade-out fixed inset-0 z-40 flex items-end justify-center pt-6 md:items-center md:p-6"
        >
          <RadixDialog.Content
            ref={contentRef}
            aria-modal
            onOpenAutoFocus={handleOpenAutoFocus}
            onCloseAutoFocus={handleCloseAutoFocus}
            onPointerDownOutside={keepOpenForToasts}
            onEscapeKeyDown={keepOpenForParts}
            className={classNames(
              "max-h-full w-full animate-rise-in scroll-pt-16 overflow-y-auto overscroll-contain rounded-t-card border border-line bg-surface shadow-raised outline-none data-[state=closed]:animate-fade-out md:rounded-card",
              SIZES[size],
              footer !== undefined && "scroll-pb-24",
            )}
          >
            <DialogHeader title={title} lead={lead} />
            <div
              className={classNames(
                "clear-both px-5 md:px-7",
                size === "xl" ? "flex flex-col pt-2 md:min-h-0 md:flex-auto" : "pt-5",
                size !== "xl" &&
                  footer === undefined &&
                  "pb-[max(1.5rem,env(safe-area-inset-bottom))] md:pb-7",
              )}
            >
              {children}
            </div>
            {footer !== undefined && (
              <div className="border-line bg-surface sticky bottom-0 mt-5 border-t px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-7 md:py-4">
                {footer}
              </div>
            )}
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
