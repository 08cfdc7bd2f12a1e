import { Button } from "@/ui/button";

export type ImportOfferProps = {
  count: number;
  isBusy: boolean;
  onImport: () => void;
  onDiscard: () => void;
};

/** What was enhanced in this browser before the sign-in. It may be another person's, so nothing happens unasked. */
export function ImportOffer({ count, isBusy, onImport, onDiscard }: ImportOfferProps) {
  const what = count === 1 ? "1 prompt was" : `${count} prompts were`;
  return (
    <div className="border-accent flex flex-wrap items-center gap-x-6 gap-y-3 border-s-2 ps-4">
      <p className="text-sm">{what} enhanced in this browser before you signed in.</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" isBusy={isBusy} onClick={onImport}>
          Add to my history
        </Button>
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </div>
  );
}
