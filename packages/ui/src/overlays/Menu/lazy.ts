import { onIntent } from "../../internal/useOnIntent.ts";

/** What the button of a menu opens. */
export const menuItems = onIntent(() =>
  import("./MenuItems.tsx").then(({ MenuItems }) => MenuItems),
);
