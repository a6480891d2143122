export * from "../overlays/Popover/index.ts";
