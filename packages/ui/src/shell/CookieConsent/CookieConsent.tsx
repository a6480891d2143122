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
import { focusOn } from "../SkipLink/focusOn.ts";
import * as styles from "./CookieConsent.css.ts";

export interface CookieConsentProps extends OuterProps {
  /** Names the landmark. */
  label: string;
  /** A few words before the text, in stronger type. */
  title: ReactNode;
  /** What is kept, and what for. */
  text: ReactNode;
  /** The words on the button that agrees. */
  acceptLabel: ReactNode;
  /** The words on the button that declines. */
  rejectLabel: ReactNode;
  /** Called when the visitor agrees. */
  onAccept: () => void;
  /** Called when the visitor declines. */
  onReject: () => void;
  /** A link to the policy, after the text. */
  moreLink?: ReactNode | undefined;
}

/**
 * A bar at the lower edge that asks about cookies. Both answers are buttons of one size and one
 * look. Put it right after the skip link, so that the keyboard meets it early, and take it away
 * once one of the two has been called.
 *
 * Not for other messages (`ToastProvider`), nor for what blocks the page until it is answered
 * (`Dialog`).
 */
export function CookieConsent({
  label,
  title,
  text,
  acceptLabel,
  rejectLabel,
  onAccept,
  onReject,
  moreLink,
  className,
  ref,
  ...outer
}: CookieConsentProps) {
  const own = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLElement, []);
  const cameFrom = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const bar = own.current;
    if (!bar) return;
    const root = document.documentElement;
    const reserve = () => {
      // On a low page it stands in the flow and covers nothing.
      const covers = getComputedStyle(bar).position === "fixed";
      const height = `${covers ? bar.offsetHeight : 0}px`;
      root.style.setProperty("--bottom-bar", height);
      root.style.scrollPaddingBlockEnd = height;
      document.body.style.paddingBlockEnd = height;
    };
    const resize = new ResizeObserver(reserve);
    resize.observe(bar);
    window.addEventListener("resize", reserve);
    reserve();
    return () => {
      resize.disconnect();
      window.removeEventListener("resize", reserve);
      root.style.removeProperty("--bottom-bar");
      root.style.scrollPaddingBlockEnd = "";
      document.body.style.paddingBlockEnd = "";
    };
  }, []);

  // By hand, because it is no dialog: Radix knows where focus came from for what is modal alone.
  const remember = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  };

  const choose = (answer: () => void) => () => {
    const target = cameFrom.current?.isConnected
      ? cameFrom.current
      : document.querySelector<HTMLElement>("main");
    answer();
    if (target) focusOn(target, { preventScroll: true });
  };

  return (
    <section
      {...outer}
      ref={own}
      className={clsx(styles.root, className)}
      aria-label={label}
      onFocus={remember}
    >
      <div className={styles.bar}>
        <p className={styles.text}>
          <strong className={styles.title}>{title}</strong> {text} {moreLink}
        </p>
        <div className={styles.choices}>
          <Button kind="outline" size="small" onClick={choose(onAccept)}>
            {acceptLabel}
          </Button>
          <Button kind="outline" size="small" onClick={choose(onReject)}>
            {rejectLabel}
          </Button>
        </div>
      </div>
    </section>
  );
}
