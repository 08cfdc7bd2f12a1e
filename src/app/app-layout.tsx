import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Outlet, useNavigate } from "react-router-dom";

import { ROUTES } from "@/config/routes";
import { followPremiumChanges } from "@/data/profile/premium-changes";
import { createQueryClient } from "@/data/query-client";
import { followAuthEvents } from "@/data/session/auth-events";

/** Parent of the pages that read data. */
export function AppLayout() {
  const [queryClient] = useState(createQueryClient);
  const navigate = useNavigate();

  // Auth events include those of other tabs.
  useEffect(
    () =>
      followAuthEvents(queryClient, {
        onPasswordRecovery: () => void navigate(ROUTES.resetPassword, { replace: true }),
      }),
    [queryClient, navigate],
  );

  useEffect(() => followPremiumChanges(queryClient), [queryClient]);

  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
