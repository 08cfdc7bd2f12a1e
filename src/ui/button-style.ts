import { classNames } from "@/lib/class-names";

const VARIANT_CLASSES = {
  primary: "border-transparent bg-ink text-paper hover:bg-ink/85",
  secondary:
    "border-control bg-surface text-ink hover:bg-shade aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent",
  ghost: "border-transparent text-ink hover:bg-shade aria-pressed:text-accent",
  danger: "border-transparent bg-danger text-paper hover:bg-danger/85",
} as const;

/** The busy indicator is a line along the lower edge, so neither label nor width changes. */
const BASE_CLASSES =
  "inline-flex shrink-0 items-center justify-center rounded-control border align-middle transition-transform duration-150 ease-out active:translate-y-px disabled:cursor-not-allowed disabled:opacity-50 disabled:active:translate-y-0 aria-busy:relative aria-busy:cursor-progress aria-busy:overflow-hidden aria-busy:after:absolute aria-busy:after:inset-x-0 aria-busy:after:bottom-0 aria-busy:after:h-[3px] aria-busy:after:animate-wait aria-busy:after:bg-current";

const SIZE_CLASSES = {
  md: "min-h-11 px-4 py-2",
  sm: "min-h-9 px-3 py-1 pointer-coarse:min-h-11",
} as const;

export type ButtonVariant = keyof typeof VARIANT_CLASSES;

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: keyof typeof SIZE_CLASSES | undefined;
  className?: string | undefined;
};

/** Shared by buttons, links that look like buttons, and icon buttons. */
export function buttonClassName({ variant = "secondary", size = "md", className }: ButtonLook) {
  return classNames(
    BASE_CLASSES,
    "max-w-full gap-2 text-center text-sm leading-tight font-medium [&_svg]:size-[18px] [&_svg]:shrink-0",
    VARIANT_CLASSES[variant],
    SIZE_CLASSES[size],
    className,
  );
}
