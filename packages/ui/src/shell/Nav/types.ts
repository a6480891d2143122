import type { ReactNode } from "react";
import type { ProductColorsByTheme } from "../../foundations/ProductTheme/index.ts";

export interface NavLink {
  label: ReactNode;
  href: string;
  /** The page shown now, or `within`: one of the pages below it. @default false */
  current?: boolean | "within" | undefined;
}

/** WAI-ARIA 1.2, `aria-current`: `page` is for the page itself alone. */
export const ariaCurrent = (current: NavLink["current"]) =>
  current === "within" ? true : current ? "page" : undefined;

export interface NavSubItem extends NavLink {
  description?: ReactNode | undefined;
  /** Where its bar starts and ends on the line from the idea to the market, in percent. */
  span?: readonly [start: number, end: number] | undefined;
  /** The name of its `ProductTheme`. */
  product?: string | undefined;
  /** The accent of its row. @default the page's own */
  colors?: ProductColorsByTheme | undefined;
  /** Shown while the row is hovered or focused. Decoration. */
  artwork?: ReactNode | undefined;
}

export interface NavDropdown {
  label: ReactNode;
  /** Unique among the items. */
  id: string;
  /** A line or two beside the rows of the wide panel. */
  note?: ReactNode | undefined;
  items: readonly NavSubItem[];
  /** Shown in the wide panel while no row has an artwork of its own to show. Decoration. */
  artwork?: ReactNode | undefined;
}

export type NavItem = NavLink | NavDropdown;

export const isDropdown = (item: NavItem): item is NavDropdown => "items" in item;
