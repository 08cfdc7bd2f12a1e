import type { ComponentType } from "react";
import { createBrowserRouter, type RouteObject } from "react-router-dom";

import { ROUTES } from "@/config/routes";

import { PageSkeleton } from "./page-skeleton";
import { RouteError } from "./route-error";
import { RouteFrame } from "./route-frame";

/** A page is a chunk of its own, fetched when its route is first visited. */
function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) };
}

/** Pages that read data share one layout: query cache and auth events. */
const DATA_ROUTES: RouteObject[] = [
  page(ROUTES.landing, async () => (await import("@/pages/landing-page")).LandingPage),
  page(ROUTES.library, async () => (await import("@/pages/library-page")).LibraryPage),
  page(ROUTES.support, async () => (await import("@/pages/support-page")).SupportPage),
  page(ROUTES.refine, async () => (await import("@/pages/refine-page")).RefinePage),
  page(
    ROUTES.popupEnhancer,
    async () => (await import("@/pages/popup-enhancer-page")).PopupEnhancerPage,
  ),
  page(
    ROUTES.paymentSuccess,
    async () => (await import("@/pages/payment-success-page")).PaymentSuccessPage,
  ),
  page(
    ROUTES.resetPassword,
    async () => (await import("@/pages/reset-password-page")).ResetPasswordPage,
  ),
];

export const APP_ROUTES: RouteObject[] = [
  {
    Component: RouteFrame,
    ErrorBoundary: RouteError,
    HydrateFallback: PageSkeleton,
    children: [
      {
        lazy: async () => ({ Component: (await import("./app-layout")).AppLayout }),
        ErrorBoundary: RouteError,
        children: DATA_ROUTES,
      },
      page("*", async () => (await import("@/pages/not-found-page")).NotFoundPage),
    ],
  },
];

export function createAppRouter() {
  return createBrowserRouter(APP_ROUTES);
}
