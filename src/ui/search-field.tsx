import { Search, X } from "lucide-react";
import { type ComponentProps, type RefObject, useId } from "react";

import { classNames } from "@/lib/class-names";

import { CONTROL_CLASSES } from "./control-style";
import { IconButton } from "./icon-button";

export type SearchFieldProps = {
  /** The accessible name; only the placeholder is visible. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  /** The key that leads here, shown in the empty field. The page listens for it. */
  shortcut: string;
} & Pick<ComponentProps<"input">, "placeholder" | "onKeyDown">;

export function SearchField(props: SearchFieldProps) {
  const { label, value, onValueChange, inputRef, shortcut, ...input } = props;
  const id = useId();

  function handleClear() {
    onValueChange("");
    inputRef.current?.focus();
  }

  return (
    // jsdom does not know <search>, and React warns of elements the browser does not know.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="search" className="relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden
        className="text-muted pointer-events-none absolute top-1/2 left-3 size-[18px] -translate-y-1/2"
      />
      <input
        {...input}
        ref={inputRef}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        value={value}
        aria-keyshortcuts={shortcut}
        onChange={(event) => onValueChange(event.target.value)}
        className={classNames(
          CONTROL_CLASSES,
          "h-11 px-10 pr-12 [&::-webkit-search-cancel-button]:appearance-none",
        )}
      />
      {value === "" && (
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
