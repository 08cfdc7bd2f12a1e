import { BrowserRouter } from "react-router-dom";

import { AppFrame } from "./app-frame";
import { AppRoutes } from "./router";

export function App() {
  return (
    <AppFrame>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </AppFrame>
  );
}
