import * as Primitive from "@radix-ui/react-dialog";
import { clsx } from "clsx";
import { type KeyboardEventHandler, type ReactNode, type RefObject, useState } from "react";
import * as styles from "../../internal/modal.css.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useThemeScope } from "../../internal/ThemeScope.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { CloseIcon } from "../../primitives/Icons/index.ts";
import { sizes } from "../../theme/type.css.ts";
import { hidden } from "../../theme/visuallyHidden.css.ts";
import { useToastsWithin } from "./ToastPortal.ts";
import { useReturnFocus } from "./useReturnFocus.ts";
import { useScrollLock } from "./useScrollLock.ts";

export interface ModalContent extends OuterProps<HTMLDivElement> {
  /** Names the window (WAI-ARIA, dialog (modal) pattern). */
  title: ReactNode;
  /** Keeps the title for assistive technology alone. @default false */
  titleHidden?: boolean | undefined;
  /** What it is for, below the title and heard after it. */
  description?: ReactNode | undefined;
  /** Name of the button that closes it. */
  closeLabel: string;
  children?: ReactNode | undefined;
  /** Buttons at the foot; the main one first. */
  actions?: ReactNode | undefined;
  /** What takes focus when it opens. @default the first control, which is the close button */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** What takes focus when it has closed. @default what had it before */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** Keys it takes while it is open, such as the arrow keys of a gallery. Escape is its own. */
  onKeyDown?: KeyboardEventHandler<HTMLDivElement> | undefined;
}

export interface ModalWindowProps extends ModalContent {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  size?: keyof typeof styles.windows | undefined;
  /** How the sheet moves. @default it rises */
  moving?: string | undefined;
}

/** What is seen of a dialog or a drawer: loaded when one will be opened. */
export function ModalWindow({
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
}: ModalWindowProps) {
  const scope = useThemeScope();
  const [toasts, setToasts] = useState<HTMLDivElement | null>(null);
  useToastsWithin(open ? toasts : null);
  useScrollLock(open);
  const focus = useReturnFocus(initialFocus, finalFocus);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <div
          className={clsx(styles.ground, scope?.className)}
          style={scope?.style}
          data-state={open ? "open" : "closed"}
        />
        <Primitive.Content
          {...outer}
          {...focus}
          className={clsx(styles.window, size && styles.windows[size], scope?.className, className)}
          style={scope?.style}
        >
          <div className={clsx(styles.sheet, moving)}>
            <header className={clsx(styles.header, titleHidden && styles.bare)}>
              <Primitive.Title className={titleHidden ? hidden : clsx(sizes.h4, styles.title)}>
                {title}
              </Primitive.Title>
              <Primitive.Close asChild>
                <IconButton className={styles.close} label={closeLabel}>
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
