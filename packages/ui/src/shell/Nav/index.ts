export { Nav, type NavProps } from "./Nav.tsx";
export type { NavDropdown, NavItem, NavLink, NavSubItem } from "./types.ts";
