import { buttonClassName } from "./button-style";

const PLACE = "fixed! top-2 left-2 z-50 -translate-y-20 focus:translate-y-0";

/** The first stop of the Tab key; the target needs `tabIndex={-1}`. */
export function SkipLink({ targetId }: { targetId: string }) {
  return (
    <a href={`#${targetId}`} className={buttonClassName({ variant: "primary", className: PLACE })}>
      Skip to content
    </a>
  );
}
