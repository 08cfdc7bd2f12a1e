import { useEffect } from "react";

import { OfflineMark } from "@/components/offline-mark";
import { startOfflineWorker } from "@/platform/offline-worker";
import { Toaster } from "@/ui/toaster";

/** What every page has from the first sign of a reader on. */
export function ToasterAndOffline() {
  // It outlives the page, and is told to keep what the next one without a connection needs.
  useEffect(startOfflineWorker, []);
  return (
    <>
      <OfflineMark />
      <Toaster />
    </>
  );
}
