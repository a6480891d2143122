import { onIntent } from "../../internal/useOnIntent.ts";

export const panel = onIntent(() => import("./Panel.tsx").then(({ Panel }) => Panel));
export const mobileMenu = onIntent(() =>
  import("./MobileMenu.tsx").then(({ MobileMenu }) => MobileMenu),
);
