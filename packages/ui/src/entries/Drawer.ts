export * from "../overlays/Drawer/index.ts";
