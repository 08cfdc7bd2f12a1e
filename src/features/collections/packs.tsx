import { Download } from "lucide-react";
import { useState } from "react";

import { useExportPack } from "@/data/packs/packs";
import type { Standing } from "@/domain/entitlement";
import { PACK_FORMATS, type PackFormat } from "@/domain/packs/pack";
import { Button } from "@/ui/button";

import { ImportForm } from "./import-form";

const FORMATS = Object.keys(PACK_FORMATS) as PackFormat[];

export type PacksProps = { userId: string; entitlement: Standing };

/** Takes everything along, and brings prompts from elsewhere. */
export function Packs({ userId, entitlement }: PacksProps) {
  const exportPack = useExportPack({ userId, entitlement });
  const [isImporting, setIsImporting] = useState(false);
  return (
    <section aria-labelledby="packs" className="border-line grid grid-cols-1 gap-4 border-t pt-6">
      <h2 id="packs" className="text-xl">
        Export and import
      </h2>
      <p className="text-muted max-w-text text-sm">
        One file with your collections, your own prompts and your history. It can be imported here
        again.
      </p>
      <div className="flex flex-wrap gap-2">
        {FORMATS.map((format) => (
          <Button
            key={format}
            size="sm"
            isBusy={exportPack.isPending}
            onClick={() => exportPack.mutate(format)}
          >
            <Download aria-hidden />
            Export as {PACK_FORMATS[format].label}
          </Button>
        ))}
        <Button size="sm" aria-expanded={isImporting} onClick={() => setIsImporting(!isImporting)}>
          Import
        </Button>
      </div>
      {isImporting && <ImportForm userId={userId} onDone={() => setIsImporting(false)} />}
    </section>
  );
}
