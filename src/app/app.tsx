import { BrowserRouter } from "react-router-dom";

import { AppFrame } from "./app-frame";
import type { RouteFrameProps } from "./route-frame";
import { AppRoutes } from "./router";

export function App(props: RouteFrameProps) {
  return (
    <AppFrame>
      <BrowserRouter>
        <AppRoutes {...props} />
      </BrowserRouter>
    </AppFrame>
  );
}
