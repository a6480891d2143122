import { type ThemeChoice, useTheme } from "../../foundations/ThemeProvider/index.ts";
import { useThemeFade } from "../../internal/useThemeFade.ts";
import { Menu, type MenuProps } from "../../overlays/Menu/index.ts";
import { MonitorIcon, MoonIcon, SunIcon } from "../../primitives/Icons/index.ts";

export interface ThemeSelectProps
  extends Omit<MenuProps, "items" | "icon" | "label" | "labelHidden"> {
  /** What is chosen here, such as "Theme". */
  label: string;
  /** Keeps the label for assistive technology alone. @default true */
  labelHidden?: boolean | undefined;
  /** Names of the choices. */
  options: Record<ThemeChoice, string>;
}

const icons = { light: SunIcon, dark: MoonIcon, system: MonitorIcon };
const choices = ["light", "dark", "system"] as const satisfies ThemeChoice[];

/**
 * Chooses the theme: light, dark, or that of the visitor's system, which is followed while the page
 * is open. The button shows the icon of what was chosen.
 *
 * Not for a change between two themes (`ThemeToggle`), nor for a product's accent (`ProductTheme`).
 *
 * Accessibility: a menu button with a group of radio items (`Menu`), 44 px each (WCAG 2.5.8).
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Enter, Space | open it; on a theme: choose it |
 * | Down and up arrow | open it; inside: go through the themes |
 * | Escape | closes it and goes back to the button |
 */
export function ThemeSelect({ label, labelHidden = true, options, ...menu }: ThemeSelectProps) {
  const { choice, setTheme } = useTheme();
  const fade = useThemeFade();
  const Icon = icons[choice];
  return (
    <Menu
      {...menu}
      label={label}
      labelHidden={labelHidden}
      icon={<Icon />}
      items={[
        {
          label,
          labelHidden: true,
          value: choice,
          onValueChange: (next) => {
            fade();
            setTheme(next as ThemeChoice);
          },
          options: choices.map((value) => ({ value, label: options[value] })),
        },
      ]}
    />
  );
}
