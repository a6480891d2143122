import type { ReactNode } from "react";

interface MenuEntry {
  label: ReactNode;
  /** Decoration before the label. */
  icon?: ReactNode | undefined;
  /** Is seen, skipped by the keys, and does nothing. @default false */
  disabled?: boolean | undefined;
}

/** Does something on this page. */
export interface MenuAction extends MenuEntry {
  onSelect: () => void;
  /** `destructive` for what takes something away. @default "neutral" */
  tone?: "neutral" | "destructive" | undefined;
}

/** Leads to a place, by the link component of the `AgencyProvider`. */
export interface MenuLink extends MenuEntry {
  href: string;
  /** The language it leads to, where it is another than the page's. */
  hrefLang?: string | undefined;
  /** Called before it is followed. */
  onSelect?: (() => void) | undefined;
  /** The page shown now. @default false */
  current?: boolean | undefined;
}

/** Turns something on and off; the menu stays open. */
export interface MenuCheckbox extends MenuEntry {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

export interface MenuOption extends MenuEntry {
  value: string;
}

/** One of several. */
export interface MenuRadioGroup {
  /** Names the group. */
  label: string;
  /** Keeps the label for assistive technology alone. @default false */
  labelHidden?: boolean | undefined;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly MenuOption[];
}

/** What belongs together, below a label. */
export interface MenuGroup {
  /** Names the group. */
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
