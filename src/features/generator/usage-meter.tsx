import { useIsLastAttemptFree } from "@/data/enhancement/last-attempt";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { Meter } from "@/ui/meter";

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
  return (
    <Meter
      value={shown}
      max={limit}
      text={`${shown} / ${limit} ${wording}`}
      note={isLastAttemptFree ? "last try not counted" : undefined}
    />
  );
}
