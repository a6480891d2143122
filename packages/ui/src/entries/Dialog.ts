export * from "../overlays/Dialog/index.ts";
