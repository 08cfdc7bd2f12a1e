import { useState } from "react";
import { BrowserRouter } from "react-router-dom";

import { PageRecordContext, readPageRecord } from "@/platform/page-record";

import { AppFrame } from "./app-frame";
import type { RouteFrameProps } from "./route-frame";
import { AppRoutes } from "./router";

export function App(props: RouteFrameProps) {
  const [record] = useState(readPageRecord);
  return (
    <AppFrame>
      <PageRecordContext value={record}>
        <BrowserRouter>
          <AppRoutes {...props} />
        </BrowserRouter>
      </PageRecordContext>
    </AppFrame>
  );
}
