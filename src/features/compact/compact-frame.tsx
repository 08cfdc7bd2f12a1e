import type { ReactNode } from "react";

import { COMPACT_MAX_HEIGHT_PX } from "@/config/limits";

export type CompactFrameProps = {
  header: ReactNode;
  children: ReactNode;
};

/** The size of an extension's window; what does not fit scrolls inside it. */
export function CompactFrame({ header, children }: CompactFrameProps) {
  return (
    <div className="grid min-h-dvh content-start md:content-center">
      <div
        style={{ maxHeight: COMPACT_MAX_HEIGHT_PX }}
        className="border-line mx-auto h-dvh w-full max-w-[26rem] overflow-y-auto overscroll-contain border-b"
      >
        {header}
        <main id="main" tabIndex={-1} className="grid grid-cols-1 gap-4 px-4 py-4 outline-none">
          {children}
        </main>
      </div>
    </div>
  );
}
