import { Search, X } from "lucide-react";
import { type KeyboardEventHandler, type RefObject, useId, useRef } from "react";

import { classNames } from "@/lib/class-names";

import { CONTROL_CLASSES } from "./control-style";
import { IconButton } from "./icon-button";

export type SearchFieldProps = {
  /** The accessible name; only the placeholder is visible. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** The key that leads here, shown in the empty field. The page listens for it. */
  shortcut?: string;
  onKeyDown?: KeyboardEventHandler;
  className?: string;
};

export function SearchField({
  label,
  value,
  onValueChange,
  placeholder,
  inputRef,
  shortcut,
  onKeyDown,
  className,
}: SearchFieldProps) {
  const id = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const fieldRef = inputRef ?? ownRef;

  function handleClear() {
    onValueChange("");
    fieldRef.current?.focus();
  }

  return (
    // jsdom does not know <search>, and React warns of elements the browser does not know.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="search" className={classNames("relative", className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden
        className="text-muted pointer-events-none absolute top-1/2 left-3 size-[18px] -translate-y-1/2"
      />
      <input
        ref={fieldRef}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        value={value}
        placeholder={placeholder}
        aria-keyshortcuts={shortcut}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={onKeyDown}
        className={classNames(
          CONTROL_CLASSES,
          "h-11 px-10 pr-12 [&::-webkit-search-cancel-button]:appearance-none",
        )}
      />
      {value === "" && shortcut !== undefined && (
        <kbd
          aria-hidden
          className="border-line text-muted pointer-events-none absolute top-1/2 right-3 hidden -translate-y-1/2 rounded-[4px] border px-1.5 font-mono text-xs md:pointer-fine:block [input:focus~&]:hidden!"
        >
          {shortcut}
        </kbd>
      )}
      {value !== "" && (
        <IconButton
          icon={X}
          label="Clear search"
          onClick={handleClear}
          className="absolute! top-0 right-0"
        />
      )}
    </div>
  );
}
