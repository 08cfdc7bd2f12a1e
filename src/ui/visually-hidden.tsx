import type { ComponentProps } from "react";

export type VisuallyHiddenProps = Omit<ComponentProps<"span">, "className">;

/** Text for assistive technology only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className="sr-only" />;
}
