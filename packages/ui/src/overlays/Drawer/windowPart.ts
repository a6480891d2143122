import { onIntent } from "../../internal/useOnIntent.ts";

export const drawerWindow = onIntent(() =>
  import("./DrawerWindow.tsx").then((chunk) => chunk.DrawerWindow),
);

/**
 * Loads what is seen of a `Drawer` ahead, where no `trigger` does it: on the first sign that one
 * will be opened. Failing ahead is no failure.
 */
export const preloadDrawer = () => void drawerWindow.load().catch(() => {});
