import * as Primitive from "@radix-ui/react-dialog";
import { clsx } from "clsx";
import { type KeyboardEventHandler, type ReactNode, type RefObject, useState } from "react";
import * as styles from "../../internal/modal.css.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useOverlayScope } from "../../internal/overlayScope.ts";
import { close } from "../../messages/overlays.ts";
import { useMessage } from "../../messages/useMessage.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { CloseIcon } from "../../primitives/Icons/index.ts";
import { sizes } from "../../theme/type.css.ts";
import { hidden } from "../../theme/visuallyHidden.css.ts";
import { useToastContainer } from "./ToastContainerContext.ts";
import { useFocusReturn } from "./useFocusReturn.ts";
import { useScrollLock } from "./useScrollLock.ts";

export interface ModalContentProps extends OuterProps<HTMLDivElement> {
  /** Accessible name (WAI-ARIA, dialog (modal) pattern). */
  title: ReactNode;
  /** Visually hidden. @default false */
  titleHidden?: boolean | undefined;
  /** Accessible description below the title. */
  description?: ReactNode | undefined;
  /** @default "Close" */
  closeLabel?: string | undefined;
  children?: ReactNode | undefined;
  /** Footer buttons, primary first. */
  actions?: ReactNode | undefined;
  /** Focused on open. @default the first control, the close button */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Focused on close. @default the previous focus */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** Additional keys, such as arrows of a gallery. Escape is handled. */
  onKeyDown?: KeyboardEventHandler<HTMLDivElement> | undefined;
}

export interface ModalProps extends ModalContentProps {
  /** Element whose surroundings the modal looks like. */
  origin: RefObject<Element | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  size?: keyof typeof styles.windows | undefined;
  /** Entry animation class. @default rises */
  moving?: string | undefined;
}

export function Modal({
  origin,
  open,
  onOpenChange,
  title,
  titleHidden = false,
  description,
  closeLabel,
  children,
  actions,
  initialFocus,
  finalFocus,
  size,
  moving = styles.rising,
  className,
  ...outer
}: ModalProps) {
  const { container, scope } = useOverlayScope(origin, open);
  const message = useMessage();
  const [toasts, setToasts] = useState<HTMLDivElement | null>(null);
  useToastContainer(open ? toasts : null);
  useScrollLock(open);
  const focus = useFocusReturn(initialFocus, finalFocus);
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
          {...focus}
          className={clsx(styles.window, size && styles.windows[size], scope.className, className)}
        >
          <div className={clsx(styles.sheet, moving)}>
            <header className={clsx(styles.header, titleHidden && styles.bare)}>
              <Primitive.Title className={titleHidden ? hidden : clsx(sizes.h4, styles.title)}>
                {title}
              </Primitive.Title>
              <Primitive.Close asChild>
                <IconButton className={styles.close} label={closeLabel ?? message(close)}>
                  <CloseIcon />
                </IconButton>
              </Primitive.Close>
            </header>
            <div className={styles.body}>
              {description !== undefined && (
                <Primitive.Description className={clsx(sizes.body, styles.description)}>
                  {description}
                </Primitive.Description>
              )}
              {children}
            </div>
            {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
          </div>
          <div ref={setToasts} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
