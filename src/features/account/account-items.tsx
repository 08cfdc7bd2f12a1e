import { Download, Trash2 } from "lucide-react";

import { useExportSaved } from "@/data/account/mutations";
import { type Entitlement, isSubscriber } from "@/domain/entitlement";

import { AccountItem } from "./account-item";
import { PortalItem } from "./portal-item";

export type AccountItemsProps = {
  userId: string;
  entitlement: Entitlement;
  onDelete: () => void;
};

/** What one can do with the account, besides leaving it. */
export function AccountItems({ userId, entitlement, onDelete }: AccountItemsProps) {
  const exportSaved = useExportSaved({ userId, entitlement });
  return (
    <ul aria-label="Account" className="grid w-full">
      {isSubscriber(entitlement) && <PortalItem />}
      <AccountItem
        icon={Download}
        label="Export saved prompts"
        isBusy={exportSaved.isPending}
        onClick={() => exportSaved.mutate()}
      />
      <AccountItem icon={Trash2} label="Delete account" onClick={onDelete} />
    </ul>
  );
}
