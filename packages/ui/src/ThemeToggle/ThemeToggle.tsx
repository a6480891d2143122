import { useEffect, useRef } from "react";
import { IconButton } from "../IconButton/index.ts";
import { MoonIcon, SunIcon } from "../Icons/index.ts";
import { useTheme } from "../ThemeProvider/index.ts";
import { duration } from "../theme/vars.css.ts";

export interface ThemeToggleProps {
  /** What a press does: `toLight` while the theme is dark, `toDark` while it is light. */
  labels: { toLight: string; toDark: string };
}

const fadeClass = "theme-fade";
const fadeTime = Number.parseFloat(duration.fade);

/**
 * Changes between the dark and the light theme; the colours fade in 240 ms. A sun shows in the dark
 * theme, a moon in the light one.
 *
 * Not for more than two themes, nor for a product's accent (`ProductTheme`).
 *
 * Accessibility: a button of 44 px (WCAG 2.5.8). Its icon and its name say what a press brings, so
 * it has no pressed state.
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Enter, Space | change the theme |
 */
export function ThemeToggle({ labels }: ThemeToggleProps) {
  const { theme, toggleTheme } = useTheme();
  const timer = useRef<number>(undefined);

  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      document.documentElement.classList.remove(fadeClass);
    },
    [],
  );

  const change = () => {
    const root = document.documentElement;
    root.classList.add(fadeClass);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => root.classList.remove(fadeClass), fadeTime);
    toggleTheme();
  };

  const dark = theme === "dark";
  return (
    <IconButton label={dark ? labels.toLight : labels.toDark} onClick={change}>
      {dark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
