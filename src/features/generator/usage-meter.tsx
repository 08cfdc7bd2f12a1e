import { useIsLastAttemptFree } from "@/data/enhancement/last-attempt";
import type { ViewerState } from "@/data/viewer/use-viewer";

type UsageMeterProps = {
  viewer: ViewerState;
  /** The library says the first, the compact generator the second: specification, section 9. */
  wording: "prompts used" | "free enhancements used";
};

/** '{n} / 2 prompts used', and whether the last failure was not counted. Renders nothing where there is no limit. */
export function UsageMeter({ viewer, wording }: UsageMeterProps) {
  const { used, limit } = viewer.entitlement;
  const isLastAttemptFree = useIsLastAttemptFree(viewer.user?.id ?? null);
  if (limit === null) return null;
  const shown = Math.min(used, limit);
  const text = `${shown} / ${limit} ${wording}`;
  return (
    <div className="text-muted relative grid gap-1.5 text-xs">
      <span>
        <span aria-hidden>{text}</span>
        {isLastAttemptFree && <span> (your last try was not counted)</span>}
      </span>
      <meter className="sr-only" aria-label={text} min={0} max={limit} value={shown} />
      <div
        aria-hidden
        className="bg-line h-1.5 min-w-24 overflow-hidden rounded-full forced-colors:border"
      >
        <div
          className="bg-ink h-full w-full origin-left transition-transform duration-200 ease-out forced-color-adjust-none forced-colors:bg-[Highlight]"
          style={{ transform: `scaleX(${shown / limit})` }}
        />
      </div>
    </div>
  );
}
