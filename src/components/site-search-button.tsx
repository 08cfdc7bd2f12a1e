import { Search } from "lucide-react";

import { Button } from "@/ui/button";

import { usePaletteOpener } from "./palette/palette-opener";

type SiteSearchButtonProps = {
  /** Below the widest screens the header has room for the icon alone. */
  place: "header" | "menu";
  className: string;
  onPress?: () => void;
};

/** Opens the palette. */
export function SiteSearchButton({ place, className, onPress }: SiteSearchButtonProps) {
  const { openPalette, isLoading } = usePaletteOpener();
  function handleClick() {
    onPress?.();
    openPalette();
  }
  return (
    <Button
      variant="ghost"
      isBusy={isLoading}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={handleClick}
      className={className}
    >
      <Search aria-hidden />
      {place === "menu" ? (
        "Search"
      ) : (
        <span className="max-lg:sr-only">
          Search
          <span aria-hidden className="text-muted ml-2 text-xs">
            <span className="apple:hidden">Ctrl K</span>
            <span className="apple:inline hidden">⌘K</span>
          </span>
        </span>
      )}
    </Button>
  );
}
