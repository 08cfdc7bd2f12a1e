import { Outlet } from "react-router-dom";

import { DataLayer } from "./data-layer";

/** Parent of the pages that read data. */
export function AppLayout() {
  return (
    <DataLayer>
      <Outlet />
    </DataLayer>
  );
}
