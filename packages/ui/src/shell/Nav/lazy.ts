import { createLazyModule } from "../../internal/usePrefetchOnIntent.ts";

export const panel = createLazyModule(() =>
  import("./DropdownPanel.tsx").then(({ DropdownPanel }) => DropdownPanel),
);
export const lazyMobileMenu = createLazyModule(() =>
  import("./MobileMenu.tsx").then(({ MobileMenu }) => MobileMenu),
);
