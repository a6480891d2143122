import { onIntent } from "../../internal/useOnIntent.ts";

export const menuItems = onIntent(() =>
  import("./MenuItems.tsx").then(({ MenuItems }) => MenuItems),
);
