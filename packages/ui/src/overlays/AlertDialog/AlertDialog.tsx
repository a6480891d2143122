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
  /** Confirm button, named by the result ("Delete", not "OK"). */
  actionLabel: ReactNode;
  onAction: () => void;
  /** @default "Cancel" */
  cancelLabel?: ReactNode | undefined;
  /** Emphasizes the cancel button, if confirming is destructive. @default false */
  destructive?: boolean | undefined;
}

export interface AlertDialogProps extends AlertDialogBaseProps, ModalState {}

/**
 * Dialog for a decision, such as a deletion. Clicks outside do not close it. Loads on hover or
 * focus of the `trigger`. Without one, call `preloadAlertDialog`.
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
      {Window && <Window {...content} {...modal.state} />}
    </>
  );
}
