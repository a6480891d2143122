import type { ReactNode } from "react";

interface MenuEntry {
  label: ReactNode;
  icon?: ReactNode | undefined;
  /** Whether the item is shown but skipped by arrow keys. @default false */
  disabled?: boolean | undefined;
}

export interface MenuAction extends MenuEntry {
  onSelect: () => void;
  /** `destructive` for actions such as deleting. @default "neutral" */
  tone?: "neutral" | "destructive" | undefined;
}

export interface MenuLink extends MenuEntry {
  href: string;
  /** Language of the target, if it differs from the page's. */
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
  /** Hides the label visually. @default false */
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
