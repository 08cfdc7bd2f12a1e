import { type LucideIcon, Monitor, Moon, Sun } from "lucide-react";
import { useId } from "react";

import { type Theme, useTheme } from "@/platform/theme";

const CHOICES: readonly { value: Theme; label: string; icon: LucideIcon }[] = [
  { value: "system", label: "System theme", icon: Monitor },
  { value: "light", label: "Light theme", icon: Sun },
  { value: "dark", label: "Dark theme", icon: Moon },
];

export function ThemeSwitch() {
  const { theme, setTheme } = useTheme();
  const name = useId();
  return (
    <fieldset className="rounded-control border-control bg-surface inline-flex border">
      <legend className="sr-only">Theme</legend>
      {CHOICES.map(({ value, label, icon: Icon }) => (
        <label
          key={value}
          title={label}
          className="text-muted hover:text-ink has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-accent relative grid size-9 place-items-center rounded-[7px] outline-offset-2 has-focus-visible:outline-2 pointer-coarse:size-11"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => setTheme(value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <span className="sr-only">{label}</span>
          <Icon aria-hidden className="pointer-events-none size-[18px]" />
        </label>
      ))}
    </fieldset>
  );
}
