import type { ModalContent } from "../parts/ModalWindow.tsx";
import { type ModalState, useModal } from "../parts/useModal.tsx";
import { drawerWindow } from "./windowPart.ts";

export interface DrawerProps extends ModalContent, ModalState {
  /** The edge it is pulled out from. `start` and `end` turn with the page. @default "end" */
  side?: "start" | "end" | "bottom" | undefined;
}

/**
 * A sheet that is pulled out over one edge of the page and leaves the rest in view: filters of a
 * list, details of a row, a choice on a phone. The page behind neither scrolls nor shifts nor takes
 * focus. Its code loads when its `trigger` is pointed at or has focus; where there is none, call
 * `preloadDrawer`.
 *
 * Not for what needs the middle of the page (`Dialog`), for a decision (`AlertDialog`), for the
 * site's menu (`Nav`), or for filters that must be there without script (`FilterPanel`).
 */
export function Drawer({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  side = "end",
  ...content
}: DrawerProps) {
  const modal = useModal(drawerWindow, { trigger, open, defaultOpen, onOpenChange });
  const Window = modal.part;
  return (
    <>
      {modal.opener}
      {Window && (
        <Window {...content} side={side} open={modal.open} onOpenChange={modal.onOpenChange} />
      )}
    </>
  );
}
