import type { Entitlement } from "@/domain/entitlement";
import { Meter } from "@/ui/meter";

export type UsageMeterProps = {
  entitlement: Entitlement;
  /** The library says the first, the compact generator the second: specification, section 9. */
  wording: "prompts used" | "free enhancements used";
};

/** '{n} / 2 prompts used'. Nothing for premium users, who have no limit. */
export function UsageMeter({ entitlement: { used, limit }, wording }: UsageMeterProps) {
  if (limit === null) return null;
  const shown = Math.min(used, limit);
  return <Meter value={shown} max={limit} text={`${shown} / ${limit} ${wording}`} />;
}
