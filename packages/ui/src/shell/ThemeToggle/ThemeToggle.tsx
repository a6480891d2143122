import { clsx } from "clsx";
import { useTheme } from "../../foundations/ThemeProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { MoonIcon, SunIcon } from "../../primitives/Icons/index.ts";
import { scriptOnly } from "../../theme/shown.css.ts";

export interface ThemeToggleProps extends Omit<OuterProps<HTMLButtonElement>, "aria-label"> {
  /** Accessible name by resulting theme. */
  labels: { toLight: string; toDark: string };
}

/**
 * Button that switches between dark and light theme.
 *
 * Not for a product's accent (`ProductTheme`).
 */
export function ThemeToggle({ labels, className, ...outer }: ThemeToggleProps) {
  const { theme, toggleTheme } = useTheme();
  const dark = theme === "dark";
  return (
    <IconButton
      {...outer}
      className={clsx(scriptOnly, className)}
      label={dark ? labels.toLight : labels.toDark}
      onClick={toggleTheme}
    >
      {dark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
