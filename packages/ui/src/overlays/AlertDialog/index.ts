export { AlertDialog, type AlertDialogProps } from "./AlertDialog.tsx";
export { preloadAlertDialog } from "./windowPart.ts";
