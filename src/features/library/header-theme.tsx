import { useTheme } from "@/platform/theme";
import { ThemeSwitch } from "@/ui/theme-switch";

export function HeaderTheme() {
  const { theme, setTheme } = useTheme();
  return <ThemeSwitch value={theme} onValueChange={setTheme} />;
}
