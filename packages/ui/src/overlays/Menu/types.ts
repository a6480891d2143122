import type { ReactNode } from "react";

interface MenuEntry {
  label: ReactNode;
  icon?: ReactNode | undefined;
  /** Shown, but skipped by arrow keys. @default false */
  disabled?: boolean | undefined;
}

export interface MenuAction extends MenuEntry {
  onSelect: () => void;
  /** Whether it deletes, for example. @default false */
  destructive?: boolean | undefined;
}

export interface MenuLink extends MenuEntry {
  href: string;
  /** Language, if not the page's. */
  hrefLang?: string | undefined;
  onSelect?: (() => void) | undefined;
  /** Whether it links to the current page. @default false */
  current?: boolean | undefined;
}

export interface MenuCheckbox extends MenuEntry {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

export interface MenuOption extends MenuEntry {
  value: string;
}

export interface MenuRadioGroup {
  label: string;
  /** Visually hidden. @default false */
  labelHidden?: boolean | undefined;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly MenuOption[];
}

export interface MenuGroup {
  label: string;
  items: readonly (MenuAction | MenuLink | MenuCheckbox)[];
}

export type MenuItem =
  | MenuAction
  | MenuLink
  | MenuCheckbox
  | MenuRadioGroup
  | MenuGroup
  | "separator";
