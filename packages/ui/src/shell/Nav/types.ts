import type { ReactNode } from "react";
import type { ProductColorsByTheme } from "../../foundations/ProductTheme/index.ts";

export interface NavLink {
  label: ReactNode;
  href: string;
  /** Whether it links to the current page, or a parent (`within`). @default false */
  current?: boolean | "within" | undefined;
}

/** Returns `aria-current` (WAI-ARIA 1.2): `page` only for the page itself. */
export const getAriaCurrent = (current: NavLink["current"]) =>
  current === "within" ? true : current ? "page" : undefined;

export interface NavSubItem extends NavLink {
  description?: ReactNode | undefined;
  /** Share of the line from idea to market, in percent. */
  span?: readonly [start: number, end: number] | undefined;
  /** Name of the `ProductTheme`. */
  product?: string | undefined;
  /** Row accent. @default the page's */
  colors?: ProductColorsByTheme | undefined;
  /** Decoration, shown on hover and focus. */
  artwork?: ReactNode | undefined;
}

export interface NavDropdown {
  label: ReactNode;
  id: string;
  description?: ReactNode | undefined;
  items: readonly NavSubItem[];
  /** Decoration, while no row shows its own. */
  artwork?: ReactNode | undefined;
}

export type NavItem = NavLink | NavDropdown;

export const isDropdown = (item: NavItem): item is NavDropdown => "items" in item;
