export { AlertDialog, type AlertDialogProps } from "./AlertDialog.tsx";
export { preloadAlertDialog } from "./lazy.ts";
