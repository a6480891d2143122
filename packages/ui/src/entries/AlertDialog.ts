export * from "../overlays/AlertDialog/index.ts";
