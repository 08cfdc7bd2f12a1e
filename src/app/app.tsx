import { useState } from "react";
import { HelmetProvider } from "react-helmet-async";
import { RouterProvider } from "react-router-dom";

import { TOAST_MS } from "@/config/limits";
import { Toaster } from "@/ui/toaster";

import { createAppRouter } from "./router";

export function App() {
  const [router] = useState(createAppRouter);
  return (
    <HelmetProvider>
      <RouterProvider router={router} />
      <Toaster durationMs={TOAST_MS} />
    </HelmetProvider>
  );
}
