import { onIntent } from "../../internal/useOnIntent.ts";

/** What the wide dropdowns open. */
export const panel = onIntent(() => import("./Panel.tsx").then(({ Panel }) => Panel));
/** What the menu button opens. */
export const mobileMenu = onIntent(() =>
  import("./MobileMenu.tsx").then(({ MobileMenu }) => MobileMenu),
);
