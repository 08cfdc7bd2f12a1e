import { type LucideIcon, Monitor, Moon, Sun } from "lucide-react";
import { useId } from "react";

import { classNames } from "@/lib/class-names";

export type ThemeChoice = "system" | "light" | "dark";

export type ThemeSwitchProps = {
  value: ThemeChoice;
  /** Sets or removes `data-theme` on <html>, and remembers the choice. */
  onValueChange: (choice: ThemeChoice) => void;
  className?: string;
};

const CHOICES: readonly { value: ThemeChoice; label: string; icon: LucideIcon }[] = [
  { value: "system", label: "System theme", icon: Monitor },
  { value: "light", label: "Light theme", icon: Sun },
  { value: "dark", label: "Dark theme", icon: Moon },
];

export function ThemeSwitch({ value, onValueChange, className }: ThemeSwitchProps) {
  const name = useId();
  return (
    <fieldset
      className={classNames(
        "inline-flex rounded-control border border-control bg-surface",
        className,
      )}
    >
      <legend className="sr-only">Theme</legend>
      {CHOICES.map(({ value: choice, label, icon: Icon }) => (
        <label
          key={choice}
          title={label}
          className="text-muted hover:text-ink has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-accent relative grid size-9 place-items-center rounded-[7px] outline-offset-2 has-focus-visible:outline-2 pointer-coarse:size-11"
        >
          <input
            type="radio"
            name={name}
            value={choice}
            checked={value === choice}
            onChange={() => onValueChange(choice)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <span className="sr-only">{label}</span>
          <Icon aria-hidden className="pointer-events-none size-[18px]" />
        </label>
      ))}
    </fieldset>
  );
}
