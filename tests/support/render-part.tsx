import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, type ComponentType } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";

import { DataLayer } from "@/app/data-layer";
import { Toaster } from "@/ui/toaster";

/**
 * Renders one part of the app as its pages do: with the app's own layout, address bar, data and toasts,
 * in strict mode, so that what must happen once is seen to happen once.
 */
export function renderPart(Part: ComponentType, path = "/") {
  window.history.replaceState(null, "", path);
  const view = render(
    <StrictMode>
      <BrowserRouter>
        <Routes>
          <Route element={<DataLayer />}>
            <Route path="*" element={<Part />} />
          </Route>
        </Routes>
      </BrowserRouter>
      <Toaster />
    </StrictMode>,
  );
  return { user: userEvent.setup(), ...view };
}
