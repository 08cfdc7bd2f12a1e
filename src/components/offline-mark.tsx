import { useIsOnline } from "@/platform/connection";

/** Says quietly that the page shows what was kept, and a screen reader when that begins. */
export function OfflineMark() {
  const isOnline = useIsOnline();
  return (
    <div aria-live="polite" className="pointer-events-none fixed bottom-3 left-3 z-20">
      {!isOnline && (
        <span className="border-line bg-surface text-muted rounded-control shadow-raised block border px-3 py-1 text-sm">
          Offline
        </span>
      )}
    </div>
  );
}
