import type { ModalContentProps } from "../parts/Modal.tsx";
import { type ModalState, useModal } from "../parts/useModal.tsx";
import { lazyDrawer } from "./lazy.ts";

export interface DrawerProps extends ModalContentProps, ModalState {
  /** Viewport edge. @default "end" */
  side?: "start" | "end" | "bottom" | undefined;
}

/**
 * Modal sheet at an edge of the viewport, such as for filters. Loads on hover or focus of the
 * `trigger`. Without one, call `preloadDrawer`.
 *
 * Not for central content (`Dialog`), decisions (`AlertDialog`), site navigation (`Nav`) or filters
 * without JavaScript (`FilterPanel`).
 */
export function Drawer({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  side = "end",
  ...content
}: DrawerProps) {
  const modal = useModal(lazyDrawer, { trigger, open, defaultOpen, onOpenChange });
  const Window = modal.part;
  return (
    <>
      {modal.triggerElement}
      {Window && <Window {...content} side={side} {...modal.state} />}
    </>
  );
}
