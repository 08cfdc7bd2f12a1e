import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";

import { DeleteAll } from "@/components/delete-all";
import { useFocusAfterRemoval } from "@/lib/use-focus-after-removal";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { Skeleton } from "@/ui/skeleton";

type HistorySectionProps<Row> = {
  title: string;
  /** Undefined until they are loaded. */
  rows: readonly Row[] | undefined;
  renderRow: (row: Row) => ReactNode;
  /** All entries, also those that a search hides: when one is deleted, its button takes the focus with it. */
  count?: number;
  emptyText?: string;
  /** Given when loading failed. */
  failure?: { message: string; onRetry: () => void } | false | undefined;
  onClear?: () => void;
  isClearing?: boolean;
  children?: ReactNode;
};

export function HistorySection<Row>(props: HistorySectionProps<Row>) {
  const { title, rows, renderRow, emptyText, failure, onClear, children } = props;
  const { count = rows?.length ?? 0, isClearing = false } = props;
  const hasRows = rows !== undefined && rows.length > 0;
  const id = useId();
  const sectionRef = useRef<HTMLElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(headingRef, count);

  // A guest's section disappears with its last entry, and the focused button with it.
  useLayoutEffect(() => {
    const leaving = sectionRef.current;
    return () => {
      if (leaving === null || !leaving.contains(document.activeElement)) return;
      leaving.closest("main")?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <section ref={sectionRef} aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 ref={headingRef} id={id} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        {hasRows && onClear && <DeleteAll onDelete={onClear} isBusy={isClearing} />}
      </div>
      {children}
      {rows === undefined && <NotLoaded failure={failure} />}
      {rows?.length === 0 && <p className="text-muted text-sm">{emptyText}</p>}
      {hasRows && <EntryList label={title} rows={rows.map(renderRow)} />}
    </section>
  );
}

function NotLoaded({ failure }: Pick<HistorySectionProps<unknown>, "failure">) {
  if (!failure) return <Skeleton className="h-24 w-full" />;
  return <ErrorState {...failure} />;
}

const ROWS_AT_FIRST = 10;

/** The newest few, and the rest when asked for. */
function EntryList({ label, rows }: { label: string; rows: readonly ReactNode[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const listRef = useRef<HTMLUListElement>(null);
  const shown = isWhole ? rows : rows.slice(0, ROWS_AT_FIRST);

  // The browser drops the focus when the button disappears.
  useEffect(() => {
    if (isWhole) listRef.current?.children[ROWS_AT_FIRST]?.querySelector("button")?.focus();
  }, [isWhole]);

  return (
    <>
      <ul ref={listRef} aria-label={label} className="border-line grid grid-cols-1 border-t">
        {shown}
      </ul>
      {shown.length < rows.length && (
        <Button size="sm" className="justify-self-start" onClick={() => setIsWhole(true)}>
          Show all {rows.length}
        </Button>
      )}
    </>
  );
}
