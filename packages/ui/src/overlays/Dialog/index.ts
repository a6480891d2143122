export { Dialog, type DialogProps } from "./Dialog.tsx";
export { preloadDialog } from "./lazy.ts";
