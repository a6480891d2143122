export { Menu, type MenuProps } from "./Menu.tsx";
export type {
  MenuAction,
  MenuCheckbox,
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuOption,
  MenuRadioGroup,
} from "./types.ts";
