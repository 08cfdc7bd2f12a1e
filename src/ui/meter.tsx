export type MeterProps = {
  value: number;
  max: number;
  /** The visible text, which also names the meter. */
  text: string;
  /** Shown after the text, for example that the last attempt was not counted. */
  note: string | undefined;
};

export function Meter({ value, max, text, note }: MeterProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div className="text-muted relative grid gap-1.5 text-xs">
      <span>
        <span aria-hidden>{text}</span>
        {note !== undefined && <span> ({note})</span>}
      </span>
      <meter className="sr-only" aria-label={text} min={0} max={max} value={value} />
      <div aria-hidden className="bg-line h-1.5 min-w-24 overflow-hidden rounded-full">
        <div
          className="bg-ink h-full w-full origin-left transition-transform duration-200 ease-out"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  );
}
