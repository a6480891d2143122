import type { ModalContentProps } from "../parts/Modal.tsx";
import { type ModalState, useModal } from "../parts/useModal.tsx";
import { lazyDialog } from "./lazy.ts";

export interface DialogProps extends ModalContentProps, ModalState {
  /**
   * `small` 480 px, `medium` 720 px, `large` 1120 px, `full` the viewport. Always full up to 768
   * px.
   *
   * @default "medium"
   */
  size?: "small" | "medium" | "large" | "full" | undefined;
}

/**
 * Modal dialog, such as for a short form. Loads on hover or focus of the `trigger`. Without one,
 * call `preloadDialog`.
 *
 * Not for messages (`ToastProvider`, `Alert`), decisions (`AlertDialog`), content beside the page
 * (`Drawer`), or content that deserves a URL.
 */
export function Dialog({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  size = "medium",
  ...content
}: DialogProps) {
  const modal = useModal(lazyDialog, { trigger, open, defaultOpen, onOpenChange });
  const Window = modal.part;
  return (
    <>
      {modal.triggerElement}
      {Window && <Window {...content} size={size} {...modal.state} />}
    </>
  );
}
