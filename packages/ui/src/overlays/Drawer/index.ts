export { Drawer, type DrawerProps } from "./Drawer.tsx";
export { preloadDrawer } from "./lazy.ts";
