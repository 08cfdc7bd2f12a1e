import { Search } from "lucide-react";
import { useNavigate } from "react-router-dom";

import { ROUTES } from "@/config/routes";
import { Button } from "@/ui/button";

type SiteSearchButtonProps = {
  /** Below the widest screens the header has room for the icon alone. */
  place: "header" | "menu";
  className: string;
  onPress?: () => void;
};

/** Search from anywhere. */
export function SiteSearchButton({ place, className, onPress }: SiteSearchButtonProps) {
  const navigate = useNavigate();
  function handleClick() {
    onPress?.();
    void navigate(ROUTES.library);
  }
  return (
    <Button
      variant="ghost"
      aria-label="Search"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={handleClick}
      className={className}
    >
      <Search aria-hidden />
      {place === "menu" ? (
        "Search"
      ) : (
        <span className="max-lg:hidden">
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
