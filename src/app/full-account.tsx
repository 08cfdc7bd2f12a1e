import { StandaloneAccount } from "@/pages/standalone-account";

import { DataLayer } from "./data-layer";

/** The header's account and the data it needs, on a page that reads none by itself. */
export function FullAccount() {
  return (
    <DataLayer>
      <StandaloneAccount />
    </DataLayer>
  );
}
