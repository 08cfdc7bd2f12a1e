import { type ReactNode, useEffect, useRef, useState } from "react";

import { Button } from "@/ui/button";

export type EntryListProps<Row> = {
  label: string;
  rows: readonly Row[];
  renderRow: (row: Row) => ReactNode;
};

const ROWS_AT_FIRST = 10;

/** The newest few, and the rest when asked for. */
export function EntryList<Row>({ label, rows, renderRow }: EntryListProps<Row>) {
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
        {shown.map(renderRow)}
      </ul>
      {shown.length < rows.length && (
        <Button size="sm" className="justify-self-start" onClick={() => setIsWhole(true)}>
          Show all {rows.length}
        </Button>
      )}
    </>
  );
}
