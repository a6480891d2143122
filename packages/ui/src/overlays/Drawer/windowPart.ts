import { onIntent } from "../../internal/useOnIntent.ts";

export const drawerWindow = onIntent(() =>
  import("./DrawerWindow.tsx").then((chunk) => chunk.DrawerWindow),
);

/** Preloads the code of `Drawer`. Errors are ignored, because opening retries. */
export const preloadDrawer = () => void drawerWindow.load().catch(() => {});
