export * from "../overlays/Toast/index.ts";
