import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { type ModalState, useModal } from "../parts/useModal.tsx";
import { alertWindow } from "./windowPart.ts";

export interface AlertContent extends OuterProps<HTMLDivElement> {
  /** Short question, used as the accessible name. */
  title: ReactNode;
  /** Consequences of each answer, used as the accessible description. */
  description: ReactNode;
  /** Details, such as a list of what is deleted. */
  children?: ReactNode | undefined;
  /** Confirm button label. Names the result, such as "Delete", not "OK". */
  actionLabel: ReactNode;
  /** Called on confirmation. The dialog then closes. */
  onAction: () => void;
  /** Cancel button label. Escape also cancels. */
  cancelLabel: ReactNode;
  /** Whether confirming is destructive. The cancel button is then emphasized. @default false */
  loses?: boolean | undefined;
}

export interface AlertDialogProps extends AlertContent, ModalState {}

/**
 * A dialog for a decision that must be made first, such as confirming a deletion. A click outside
 * does not close it. Its code loads when the `trigger` is hovered or focused. Without a trigger,
 * call `preloadAlertDialog`.
 *
 * Not for actions that can be undone, which offer "Undo" in a toast (`ToastProvider`), or
 * information (`Dialog`, `Alert`).
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
