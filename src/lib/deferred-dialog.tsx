import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";

import { afterFirstIntent } from "./after-first-intent";

/**
 * A dialog whose code is fetched when somebody begins to use the page, or at the latest when it opens. Once opened it
 * stays mounted, so that it can close with its own animation.
 */
export function deferredDialog<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Dialog = lazy(async () => ({ default: await load() }));
  return function DeferredDialog(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.isOpen);
    if (props.isOpen && !wasOpened) setWasOpened(true);

    useEffect(() => afterFirstIntent(load), []);

    if (!wasOpened) return null;
    return (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}
