import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useSearchParams } from "react-router-dom";

import { QUERY_PARAMETERS } from "@/config/routes";
import { usePendingIntent } from "@/data/session/pending-intent";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { GeneratorLink } from "@/features/generator/generator-line";
import { deferredDialog } from "@/lib/deferred-dialog";
import { Skeleton } from "@/ui/skeleton";

export const AuthDialog = deferredDialog(
  async () => (await import("@/features/auth/auth-dialog")).AuthDialog,
);
export const UpgradeDialog = deferredDialog(
  async () => (await import("@/features/premium/upgrade-dialog")).UpgradeDialog,
);
export const LibraryPromptDialog = deferredDialog(
  async () => (await import("./library-prompt-dialog")).LibraryPromptDialog,
);
export const DeleteAccountDialog = deferredDialog(
  async () => (await import("@/features/account/delete-account-dialog")).DeleteAccountDialog,
);

/** Null when the connection is lost. */
export const loadSelection = () =>
  import("./library-selection").then(
    ({ LIBRARY_SELECTION }) => LIBRARY_SELECTION,
    () => null,
  );

/** A part whose code is fetched when it is first rendered. */
function deferredPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
) {
  const Part = lazy(async () => ({ default: await load() }));
  return function DeferredPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** The generator of a page that shows something else first. */
export const DeferredGenerator = deferredPart(
  async () => (await import("@/features/generator/generator-card")).GeneratorCard,
  <GeneratorLink />,
);

/** Own prompts and history are below everything else, so they load last. */
export const DeferredHistory = deferredPart(
  async () => (await import("./library-history")).LibraryHistory,
  null,
);

/** The history alone, below the enhancer that fills it. */
export const DeferredUserHistory = deferredPart(
  async () => (await import("@/features/history/user-history")).UserHistory,
  null,
);

/** In the account's menu. */
export const DeferredAccountPlan = deferredPart(
  async () => (await import("./account-plan")).AccountPlan,
  <Skeleton className="h-11 w-full" />,
);

const PaymentReturn = deferredPart(
  async () => (await import("@/features/premium/payment-return")).PaymentReturn,
  null,
);

/** Most visits are no return from checkout, so they do not fetch what handles it. */
export function DeferredPaymentReturn({ viewer }: { viewer: ViewerState }) {
  const [params] = useSearchParams();
  const { paymentSuccess, subscribed } = QUERY_PARAMETERS;
  const isReturn = params.has(paymentSuccess) || params.has(subscribed);
  return isReturn && <PaymentReturn viewer={viewer} />;
}

const PendingUpgrade = deferredPart(
  async () => (await import("@/features/premium/pending-upgrade")).PendingUpgrade,
  null,
);

/** Few visits follow a sign-in that an upgrade required. */
export function DeferredPendingUpgrade({ viewer }: { viewer: ViewerState }) {
  const intent = usePendingIntent();
  return intent?.kind === "upgrade" && <PendingUpgrade viewer={viewer} />;
}
