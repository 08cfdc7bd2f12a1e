import { classNames } from "@/lib/class-names";

// The looks are utilities of their own, in styles/index.css.
const VARIANT_CLASSES = {
  primary: "button-primary",
  secondary: "button-secondary",
  ghost: "button-ghost",
  danger: "button-danger",
} as const;

const SIZE_CLASSES = {
  md: "",
  sm: "button-sm",
} as const;

export type ButtonVariant = keyof typeof VARIANT_CLASSES;

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: keyof typeof SIZE_CLASSES | undefined;
  className?: string | undefined;
};

/** Shared by buttons, links that look like buttons, and icon buttons. */
export function buttonClassName({ variant = "secondary", size = "md", className }: ButtonLook) {
  return classNames("button", VARIANT_CLASSES[variant], SIZE_CLASSES[size], className);
}
