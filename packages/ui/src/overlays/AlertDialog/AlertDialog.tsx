import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { type ModalState, useModal } from "../parts/useModal.tsx";
import { alertWindow } from "./windowPart.ts";

export interface AlertContent extends OuterProps<HTMLDivElement> {
  /** The question, in a few words. It names the window. */
  title: ReactNode;
  /** What follows from either answer. It is heard after the title. */
  description: ReactNode;
  /** More about it, such as what will be deleted. */
  children?: ReactNode | undefined;
  /** The answer that goes on. It names the result, such as "Delete", never "OK". */
  actionLabel: ReactNode;
  /** Called by the answer that goes on; the window closes after it. */
  onAction: () => void;
  /** The answer that leaves all as it is. Escape is the same. */
  cancelLabel: ReactNode;
  /** Whether going on loses something: the way back is then the button that stands out. @default false */
  loses?: boolean | undefined;
}

export interface AlertDialogProps extends AlertContent, ModalState {}

/**
 * A question (a confirmation) that must be answered before anything else is done: delete this, leave
 * without sending. A press beside it does not close it. Its code loads when its `trigger` is pointed
 * at or has focus; where there is none, call `preloadAlertDialog` as soon as it may have to ask.
 *
 * Not for what can be undone, which is done at once and offers "Undo" (`ToastProvider`), nor for
 * anything that is only to be read (`Dialog`, `Alert`).
 */
export function AlertDialog({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  ...content
}: AlertDialogProps) {
  const modal = useModal(alertWindow, { trigger, open, defaultOpen, onOpenChange });
  const Window = modal.part;
  return (
    <>
      {modal.opener}
      {Window && <Window {...content} open={modal.open} onOpenChange={modal.onOpenChange} />}
    </>
  );
}
