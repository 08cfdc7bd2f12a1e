import { classNames } from "@/lib/class-names";

export type SkeletonProps = {
  /** Height and width of the content it replaces. */
  className: string;
};

export function Skeleton({ className }: SkeletonProps) {
  return (
    <div aria-hidden className={classNames("animate-wait rounded-control bg-line", className)} />
  );
}
