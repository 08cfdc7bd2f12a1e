import { ChevronRight, LockKeyhole } from "lucide-react";
import { Link } from "react-router-dom";

import type { MatchPart } from "@/domain/prompt-search";
import type { TextRange } from "@/domain/title-match";

import { CategoryGlyph } from "../category-glyph";
import type { PaletteOption } from "./palette-groups";
import type { PaletteItem } from "./palette-items";

type PaletteRowProps = PaletteOption & {
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

const MARK = "search-mark font-semibold";
const ROW =
  "rounded-control aria-selected:bg-accent-soft flex min-h-11 w-full scroll-my-9 items-center gap-3 px-3 py-1.5 text-start text-sm outline-none forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2";

/** One option: a link where it leads somewhere, so that it also opens in a new tab. */
export function PaletteRow(props: PaletteRowProps) {
  const { id, item, isActive, onPoint, onChoose } = props;
  const way = item.way();
  const option = {
    id,
    role: "option",
    tabIndex: -1,
    "aria-selected": isActive,
    className: ROW,
    onPointerMove: isActive ? undefined : onPoint,
    onClick: onChoose,
  };
  const content = <RowContent {...props} />;
  if (way.kind === "page") {
    return (
      <Link to={way.to} {...option}>
        {content}
      </Link>
    );
  }
  if (way.kind === "document") {
    return (
      <a href={way.href} {...option}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" {...option}>
      {content}
    </button>
  );
}

function RowContent({ item, ranges, isActive }: PaletteRowProps) {
  return (
    <>
      <RowIcon icon={item.icon} />
      <span className="grid min-w-0 flex-1">
        <span className="line-clamp-3 wrap-anywhere">
          <MarkedLabel label={item.label} ranges={ranges} />
        </span>
        {item.snippet !== undefined && (
          <span className="text-muted truncate font-mono text-xs">
            <MarkedSnippet snippet={item.snippet} />
          </span>
        )}
      </span>
      {item.isPremium === true && (
        <>
          <LockKeyhole aria-hidden className="text-marigold-ink size-4 shrink-0" />
          <span className="sr-only">Premium</span>
        </>
      )}
      {item.note !== undefined && (
        <span className="text-muted shrink-0 text-xs max-md:sr-only">{item.note}</span>
      )}
      <ChevronRight
        aria-hidden
        className={isActive ? "text-accent size-4 shrink-0" : "invisible size-4 shrink-0"}
      />
    </>
  );
}

function RowIcon({ icon: Icon }: Pick<PaletteItem, "icon">) {
  if (typeof Icon === "string") return <CategoryGlyph category={Icon} />;
  return <Icon aria-hidden className="text-muted mx-px size-[18px] shrink-0" />;
}

function MarkedLabel({ label, ranges }: { label: string; ranges: readonly TextRange[] }) {
  const ends = [0, ...ranges.map(([, end]) => end)];
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {label.slice(ends[index], start)}
          <mark className={MARK}>{label.slice(start, end)}</mark>
        </span>
      ))}
      {label.slice(ends.at(-1))}
    </>
  );
}

function MarkedSnippet({ snippet }: { snippet: readonly MatchPart[] }) {
  return snippet.map((part, index) =>
    part.isMatch ? (
      // A part has no identity but its place.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className={`${MARK} text-ink!`}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
