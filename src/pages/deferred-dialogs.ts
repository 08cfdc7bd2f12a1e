import { deferredDialog } from "@/lib/deferred-dialog";

export const AuthDialog = deferredDialog(
  async () => (await import("@/features/auth/auth-dialog")).AuthDialog,
);
export const UpgradeDialog = deferredDialog(
  async () => (await import("@/features/premium/upgrade-dialog")).UpgradeDialog,
);
export const PromptDetailDialog = deferredDialog(
  async () => (await import("@/features/library/prompt-detail-dialog")).PromptDetailDialog,
);
export const DeleteAccountDialog = deferredDialog(
  async () => (await import("@/features/account/delete-account-dialog")).DeleteAccountDialog,
);
