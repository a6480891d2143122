import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { type ModalState, useModal } from "../parts/useModal.tsx";
import { lazyAlertDialog } from "./lazy.ts";

export interface AlertDialogBaseProps extends OuterProps<HTMLDivElement> {
  /** Short question. */
  title: ReactNode;
  /** Consequences of each answer. */
  description: ReactNode;
  children?: ReactNode | undefined;
  /** Confirm button label. Names the result, such as "Delete", not "OK". */
  actionLabel: ReactNode;
  onAction: () => void;
  cancelLabel: ReactNode;
  /** Whether confirming is destructive. The cancel button is then emphasized. @default false */
  destructive?: boolean | undefined;
}

export interface AlertDialogProps extends AlertDialogBaseProps, ModalState {}

/**
 * A dialog for a decision, such as confirming a deletion. A click outside does not close it. Loads
 * when the `trigger` is hovered or focused. Without a trigger, call `preloadAlertDialog`.
 *
 * Not for actions with "Undo" (`ToastProvider`) or information (`Dialog`, `Alert`).
 */
export function AlertDialog({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  ...content
}: AlertDialogProps) {
  const modal = useModal(lazyAlertDialog, { trigger, open, defaultOpen, onOpenChange });
  const Window = modal.part;
  return (
    <>
      {modal.triggerElement}
      {Window && <Window {...content} open={modal.open} onOpenChange={modal.onOpenChange} />}
    </>
  );
}
