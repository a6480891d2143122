import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { IconButton } from "../IconButton/index.ts";
import { CloseIcon } from "../Icons/index.ts";
import { sizes } from "../Text/Text.css.ts";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import * as styles from "./Dialog.css.ts";
import { useScrollLock } from "./useScrollLock.ts";

export interface DialogProps {
  /** Whether it is open. The opener holds this state. */
  open: boolean;
  /** Called by Escape, the close button and a press outside; set `open` to false there. */
  onClose: () => void;
  /** Names the dialog (WAI-ARIA, dialog (modal) pattern). */
  title: ReactNode;
  /** Keeps the title for assistive technology alone. @default false */
  titleHidden?: boolean | undefined;
  /** What the dialog is for, below the title and heard after it. */
  description?: ReactNode | undefined;
  /** Name of the button that closes it. */
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the foot; the main one first. */
  actions?: ReactNode | undefined;
  /** `small` 480 px, `medium` 720 px, `large` 1120 px, `full` the whole window. At 768 px and below all are full. @default "medium" */
  size?: keyof typeof styles.widths | undefined;
  /** What takes focus when it opens. @default the first control, which is the close button */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Keys it takes while it is open, such as the arrow keys of a gallery. Escape is its own. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  className?: string | undefined;
}

/**
 * A window over the page that must be dealt with or closed: a picture at full size, a
 * demonstration, a confirmation. The page behind neither scrolls nor shifts nor takes focus.
 *
 * Not for messages (`ToastProvider`), for help beside a field, or for what could be a page with an
 * address.
 *
 * Accessibility: a native modal dialog, named by its title and described by `description`
 * (WAI-ARIA, dialog (modal) pattern). Focus goes to `initialFocus` or the close button, and back to
 * where it was when it closes.
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab, Shift+Tab | go through the controls inside, never to the page behind |
 * | Enter, Space | on the close button: close |
 * | Escape | closes |
 */
export function Dialog({
  open,
  onClose,
  title,
  titleHidden = false,
  description,
  closeLabel,
  children,
  actions,
  size = "medium",
  initialFocus,
  onKeyDown,
  className,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const id = useId();
  // What was shown stays until it has faded out.
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useScrollLock(open);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    if (!dialog.open) dialog.showModal();
    initialFocus?.current?.focus();
    // Closing gives focus back, also where the dialog leaves the page while it is open.
    return () => dialog.close();
  }, [open, initialFocus]);

  useEffect(() => {
    if (open || !present) return;
    let wanted = true;
    const leaving = ref.current?.getAnimations?.().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(leaving).then(() => wanted && setPresent(false));
    return () => {
      wanted = false;
    };
  }, [open, present]);

  // The dialog itself is hit only beside the sheet that fills it.
  const isOutside = (event: PointerEvent | MouseEvent) => event.target === event.currentTarget;

  return (
    <dialog
      ref={ref}
      className={[styles.dialog, styles.widths[size], className].filter(Boolean).join(" ")}
      data-state={open ? "open" : "closed"}
      aria-labelledby={`${id}title`}
      aria-describedby={description === undefined ? undefined : `${id}description`}
      onCancel={(event) => {
        // A file field's own cancel event arrives here too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // A browser may close it against the will of the page, on a second Escape.
      onClose={() => open && !ref.current?.open && onClose()}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        // A selection of text that ends outside is no press outside.
        if (pressedOutside.current && isOutside(event)) onClose();
      }}
    >
      {present && (
        <div className={styles.sheet}>
          <header className={titleHidden ? `${styles.header} ${styles.bare}` : styles.header}>
            <h2 id={`${id}title`} className={titleHidden ? hidden : `${sizes.h4} ${styles.title}`}>
              {title}
            </h2>
            <IconButton className={styles.close} label={closeLabel} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </header>
          <div className={styles.body}>
            {description !== undefined && (
              <p id={`${id}description`} className={`${sizes.body} ${styles.description}`}>
                {description}
              </p>
            )}
            {children}
          </div>
          {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
