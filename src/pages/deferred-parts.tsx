import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";

import { QUERY_PARAMETERS } from "@/config/routes";
import type { ViewerState } from "@/data/viewer/use-viewer";
import type { GeneratorCardProps } from "@/features/generator/generator-card";
import { GeneratorSkeleton } from "@/features/generator/generator-skeleton";
import type { HistoryProps } from "@/features/history/history";
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

const Generator = lazy(async () => ({
  default: (await import("@/features/generator/generator-card")).GeneratorCard,
}));

/** The generator of a page that shows something else first. */
export function DeferredGenerator(props: GeneratorCardProps) {
  return (
    <Suspense fallback={<GeneratorSkeleton />}>
      <Generator {...props} />
    </Suspense>
  );
}

const History = lazy(async () => ({
  default: (await import("@/features/history/history")).History,
}));

/** Own prompts and history are below everything else, so they load last. */
export function DeferredHistory(props: HistoryProps) {
  return (
    <Suspense fallback={null}>
      <History {...props} />
    </Suspense>
  );
}

const PaymentReturn = lazy(async () => ({
  default: (await import("@/features/premium/payment-return")).PaymentReturn,
}));

/** Most visits are no return from checkout, so they do not fetch what handles it. */
export function DeferredPaymentReturn({ viewer }: { viewer: ViewerState }) {
  const [params] = useSearchParams();
  const { paymentSuccess, subscribed } = QUERY_PARAMETERS;
  if (!params.has(paymentSuccess) && !params.has(subscribed)) return null;
  return (
    <Suspense fallback={null}>
      <PaymentReturn viewer={viewer} />
    </Suspense>
  );
}
