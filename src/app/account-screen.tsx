import { AccountPage } from "@/pages/account-page";

import { DataLayer } from "./data-layer";

/** The account's page and the data it needs, among routes that read none. */
export function AccountScreen() {
  return (
    <DataLayer>
      <AccountPage />
    </DataLayer>
  );
}
