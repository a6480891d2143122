export * from "../overlays/ToastProvider/index.ts";
