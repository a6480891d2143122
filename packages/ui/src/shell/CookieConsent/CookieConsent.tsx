import { clsx } from "clsx";
import {
  type FocusEvent,
  type ReactNode,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Button } from "../../primitives/Button/index.ts";
import { focusElement } from "../SkipLink/focusElement.ts";
import * as styles from "./CookieConsent.css.ts";

export interface CookieConsentProps extends OuterProps {
  /** Landmark name. */
  label: string;
  /** One short sentence, to cover little of the page. */
  description: ReactNode;
  acceptLabel: ReactNode;
  rejectLabel: ReactNode;
  onAccept: () => void;
  onReject: () => void;
  /** After the text. */
  policyLink?: ReactNode | undefined;
  /**
   * Whether the visitor opened it. Focus moves to the bar, and returns after the answer (WCAG
   * 2.4.3).
   *
   * @default false
   */
  autoFocus?: boolean | undefined;
}

/**
 * Cookie consent bar with two equally prominent buttons. Render it after the skip link, until
 * answered.
 *
 * Not for other messages (`ToastProvider`) or blocking content (`Dialog`).
 */
export function CookieConsent({
  label,
  description,
  acceptLabel,
  rejectLabel,
  onAccept,
  onReject,
  policyLink,
  autoFocus = false,
  className,
  ref,
  ...outer
}: CookieConsentProps) {
  const own = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLElement, []);
  const previousFocus = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const bar = own.current;
    if (!bar) return;
    const root = document.documentElement;
    const reserveSpace = () => {
      // On low viewports it is in the flow.
      const isFixed = getComputedStyle(bar).position === "fixed";
      const height = `${isFixed ? bar.offsetHeight : 0}px`;
      root.style.setProperty("--bottom-bar", height);
      root.style.scrollPaddingBlockEnd = height;
      document.body.style.paddingBlockEnd = height;
    };
    const resize = new ResizeObserver(reserveSpace);
    resize.observe(bar);
    window.addEventListener("resize", reserveSpace);
    reserveSpace();
    return () => {
      resize.disconnect();
      window.removeEventListener("resize", reserveSpace);
      root.style.removeProperty("--bottom-bar");
      root.style.scrollPaddingBlockEnd = "";
      document.body.style.paddingBlockEnd = "";
    };
  }, []);

  useLayoutEffect(() => {
    if (autoFocus && own.current) focusElement(own.current, { preventScroll: true });
  }, [autoFocus]);

  // Radix tracks previous focus for modals only.
  const storePreviousFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      previousFocus.current = relatedTarget;
    }
  };

  const choose = (answer: () => void) => () => {
    const target = previousFocus.current?.isConnected
      ? previousFocus.current
      : document.querySelector<HTMLElement>("main");
    answer();
    if (target) focusElement(target, { preventScroll: true });
  };

  return (
    <section
      {...outer}
      ref={own}
      className={clsx(styles.root, className)}
      aria-label={label}
      onFocus={storePreviousFocus}
    >
      <div className={styles.bar}>
        <p className={styles.text}>
          {description} {policyLink}
        </p>
        <div className={styles.choices}>
          <Button
            variant="outline"
            size="small"
            className={styles.choice}
            onClick={choose(onAccept)}
          >
            {acceptLabel}
          </Button>
          <Button
            variant="outline"
            size="small"
            className={styles.choice}
            onClick={choose(onReject)}
          >
            {rejectLabel}
          </Button>
        </div>
      </div>
    </section>
  );
}
