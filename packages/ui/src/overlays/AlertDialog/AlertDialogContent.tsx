import * as Primitive from "@radix-ui/react-alert-dialog";
import { clsx } from "clsx";
import { type RefObject, useRef, useState } from "react";
import * as styles from "../../internal/modal.css.ts";
import { useOverlayScope } from "../../internal/overlayScope.ts";
import { cancel as cancelMessage } from "../../messages/overlays.ts";
import { useMessage } from "../../messages/useMessage.ts";
import { Button } from "../../primitives/Button/index.ts";
import { sizes } from "../../theme/type.css.ts";
import { useToastContainer } from "../parts/ToastContainerContext.ts";
import { useFocusReturn } from "../parts/useFocusReturn.ts";
import { useScrollLock } from "../parts/useScrollLock.ts";
import type { AlertDialogBaseProps } from "./AlertDialog.tsx";

interface AlertDialogContentProps extends AlertDialogBaseProps {
  origin: RefObject<Element | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function AlertDialogContent({
  origin,
  open,
  onOpenChange,
  title,
  description,
  children,
  actionLabel,
  onAction,
  cancelLabel,
  destructive = false,
  className,
  ...outer
}: AlertDialogContentProps) {
  const { container, scope } = useOverlayScope(origin, open);
  const message = useMessage();
  const [toasts, setToasts] = useState<HTMLDivElement | null>(null);
  useToastContainer(open ? toasts : null);
  useScrollLock(open);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const focus = useFocusReturn(cancelButton, undefined);
  const action = (
    <Primitive.Action asChild key="action">
      <Button variant={destructive ? "outline" : undefined} onClick={onAction}>
        {actionLabel}
      </Button>
    </Primitive.Action>
  );
  const cancel = (
    <Primitive.Cancel ref={cancelButton} asChild key="cancel">
      <Button variant={destructive ? undefined : "outline"}>
        {cancelLabel ?? message(cancelMessage)}
      </Button>
    </Primitive.Cancel>
  );
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal container={container}>
        <div
          {...scope}
          className={clsx(styles.ground, scope.className)}
          data-state={open ? "open" : "closed"}
        />
        <Primitive.Content
          {...scope}
          {...outer}
          // Radix only hides the rest.
          aria-modal="true"
          {...focus}
          className={clsx(styles.window, styles.alertDialog, scope.className, className)}
        >
          <div className={clsx(styles.sheet, styles.rising)}>
            <header className={styles.header}>
              <Primitive.Title className={clsx(sizes.h4, styles.title)}>{title}</Primitive.Title>
            </header>
            <div className={styles.body}>
              <Primitive.Description className={clsx(sizes.body, styles.description)}>
                {description}
              </Primitive.Description>
              {children}
            </div>
            <footer className={styles.actions}>
              {destructive ? [cancel, action] : [action, cancel]}
            </footer>
          </div>
          <div ref={setToasts} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
