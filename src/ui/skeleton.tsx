import { classNames } from "@/lib/class-names";

/** `className` has the height and width of the content it replaces. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div aria-hidden className={classNames("animate-wait rounded-control bg-line", className)} />
  );
}
