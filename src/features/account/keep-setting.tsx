import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useRef } from "react";

import { DeleteAll } from "@/components/delete-all";
import { useClearHistory } from "@/data/history/mutations";
import { historyQueries } from "@/data/history/queries";
import { settingsQueries, useKeepEnhancements } from "@/data/settings/settings";
import { useFocusAfterRemoval } from "@/lib/use-focus-after-removal";
import { Button } from "@/ui/button";

/** Whether the account keeps a history, and a way to delete what it kept before. */
export function KeepSetting({ userId }: { userId: string }) {
  const { data: keeps, isError, refetch } = useQuery(settingsQueries.keepsEnhancements(userId));
  const change = useKeepEnhancements(userId);
  const kept = useQuery({ ...historyQueries.count(userId), enabled: keeps === false });
  const clear = useClearHistory(userId);
  const switchRef = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(switchRef, kept.data ?? 0);

  return (
    <>
      <Button
        ref={switchRef}
        role="switch"
        aria-checked={keeps === false}
        variant="ghost"
        className="group w-full justify-start!"
        isBusy={change.isPending}
        isDisabled={keeps === undefined}
        onClick={() => change.mutate(keeps === false)}
      >
        <History aria-hidden className="text-muted" />
        <span className="grow text-start">Do not keep my enhancements</span>
        <Knob />
      </Button>
      {isError && keeps === undefined && (
        <div className="flex flex-wrap items-center gap-3 px-4 pb-2 text-sm">
          <p className="text-muted">This setting could not be loaded.</p>
          <Button size="sm" onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      )}
      {keeps === false && kept.data !== undefined && (
        <div className="grid gap-2 px-4 pt-1 pb-2">
          <output className="text-muted text-xs">{sentenceOf(kept.data)}</output>
          {kept.data > 0 && (
            <DeleteAll
              label="Delete what is kept"
              isBusy={clear.isPending}
              onDelete={() => clear.mutate()}
            />
          )}
        </div>
      )}
    </>
  );
}

function sentenceOf(kept: number): string {
  if (kept === 0) return "Your account keeps nothing of what you enhance.";
  const earlier = kept === 1 ? "1 earlier one is" : `${kept} earlier ones are`;
  return `New enhancements are not kept. ${earlier} still in your history.`;
}

/** Drawn with borders, which forced colors keep. */
function Knob() {
  return (
    <span
      aria-hidden
      className="border-control group-aria-checked:border-accent group-aria-checked:bg-accent before:border-control group-aria-checked:before:border-paper flex h-5 w-9 shrink-0 items-center rounded-full border px-0.5 transition-colors duration-150 before:rounded-full before:border-7 before:transition-transform before:duration-150 group-aria-checked:before:translate-x-4"
    />
  );
}
