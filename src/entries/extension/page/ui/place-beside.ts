export type Size = { width: number; height: number };
export type Box = { left: number; top: number; right: number; bottom: number };

const GAP_PX = 8;
const EDGE_PX = 4;

const boxAt = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

type Surroundings = {
  /** The composer with its buttons. */
  frame: Box;
  size: Size;
  viewport: Size;
  /** Whether nothing that can be pressed is there. */
  isFree: (box: Box) => boolean;
};

/** A free place beside the frame: right of it where there is room, else above it. Null where there is none. */
export function placeBeside({ frame, size, viewport, isFree }: Surroundings): Box | null {
  const { width, height } = size;
  const [right, left] = [frame.right - width, frame.left];
  const [above, below] = [frame.top - height - GAP_PX, frame.bottom + GAP_PX];
  const places = [
    [frame.right + GAP_PX, frame.bottom - height],
    [right, above],
    [left, above],
    [left - width - GAP_PX, frame.bottom - height],
    [right, below],
    [left, below],
  ] as const;
  const isInView = (box: Box) =>
    box.left >= EDGE_PX &&
    box.top >= EDGE_PX &&
    box.right <= viewport.width - EDGE_PX &&
    box.bottom <= viewport.height - EDGE_PX;
  return (
    places.map(([x, y]) => boxAt(x, y, size)).find((box) => isInView(box) && isFree(box)) ?? null
  );
}

export type PanelPlace = { left: number; width: number; maxHeight: number } & (
  | { top: number }
  | { bottom: number }
);

const PANEL_PX = { narrowest: 320, widest: 640, highest: 560, lowest: 240 } as const;

/** Above the frame or below it, where there is more room; over all of a page that has room nowhere. */
export function placePanel(frame: Box | null, viewport: Size): PanelPlace {
  const most = viewport.width - 2 * GAP_PX;
  const frameWidth = frame === null ? 0 : frame.right - frame.left;
  const width = Math.min(most, Math.max(PANEL_PX.narrowest, Math.min(frameWidth, PANEL_PX.widest)));
  const wanted = frame?.left ?? most;
  const left = Math.max(GAP_PX, Math.min(wanted, viewport.width - width - GAP_PX));
  const above = (frame?.top ?? viewport.height) - 2 * GAP_PX;
  const below = viewport.height - (frame?.bottom ?? 0) - 2 * GAP_PX;
  const maxHeight = Math.min(PANEL_PX.highest, Math.max(above, below));
  if (maxHeight < PANEL_PX.lowest)
    return { left, width, top: GAP_PX, maxHeight: viewport.height - 2 * GAP_PX };
  return above >= below
    ? { left, width, bottom: viewport.height - above - GAP_PX, maxHeight }
    : { left, width, top: viewport.height - below - GAP_PX, maxHeight };
}
