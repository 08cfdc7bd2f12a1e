import { onlineManager, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Outlet, useNavigate } from "react-router-dom";

import { ROUTES } from "@/config/routes";
import { followPremiumChanges } from "@/data/profile/premium-changes";
import { createQueryClient } from "@/data/query-client";
import { followAuthEvents } from "@/data/session/auth-events";

/** The query cache and who is signed in, for everything that reads data: without children the parent of its pages. */
export function DataLayer({ children = <Outlet /> }: { children?: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const navigate = useNavigate();

  // React Query believes in a connection until it is lost, which may have been before this.
  useEffect(() => onlineManager.setOnline(navigator.onLine), []);

  // Auth events include those of other tabs.
  useEffect(
    () =>
      followAuthEvents(queryClient, {
        onPasswordRecovery: () => void navigate(ROUTES.resetPassword, { replace: true }),
      }),
    [queryClient, navigate],
  );

  useEffect(() => followPremiumChanges(queryClient), [queryClient]);

  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
