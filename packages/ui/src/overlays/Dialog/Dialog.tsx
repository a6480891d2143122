import type { ModalContent } from "../parts/ModalWindow.tsx";
import { type ModalState, useModal } from "../parts/useModal.tsx";
import { dialogWindow } from "./windowPart.ts";

export interface DialogProps extends ModalContent, ModalState {
  /** `small` 480 px, `medium` 720 px, `large` 1120 px, `full` the whole window. At 768 px and below all are full. @default "medium" */
  size?: "small" | "medium" | "large" | "full" | undefined;
}

/**
 * A window over the page (a modal) that must be dealt with or closed: a picture at full size, a
 * demonstration, a short form. The page behind neither scrolls nor shifts nor takes focus. Its code
 * loads when its `trigger` is pointed at or has focus; where there is none, call `preloadDialog`.
 *
 * Not for messages (`ToastProvider`, `Alert`), for a decision that must be made (`AlertDialog`), for
 * what stands beside the page (`Drawer`), for help beside a field, or for what could be a page with
 * an address.
 */
export function Dialog({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  size = "medium",
  ...content
}: DialogProps) {
  const modal = useModal(dialogWindow, { trigger, open, defaultOpen, onOpenChange });
  const Window = modal.part;
  return (
    <>
      {modal.opener}
      {Window && (
        <Window {...content} size={size} open={modal.open} onOpenChange={modal.onOpenChange} />
      )}
    </>
  );
}
