export * from "../overlays/Menu/index.ts";
