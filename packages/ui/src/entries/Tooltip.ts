export * from "../overlays/Tooltip/index.ts";
