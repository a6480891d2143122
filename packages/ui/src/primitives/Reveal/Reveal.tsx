import { clsx } from "clsx";
import type { HTMLAttributes } from "react";
import {
  type ElementType,
  type ReactNode,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useMotion } from "../../foundations/MotionProvider/index.ts";
import { whenIntroEnds } from "../../internal/intro.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "./Reveal.css.ts";

export interface RevealProps extends OuterProps, HTMLAttributes<HTMLElement> {
  children: ReactNode;
  /** Delay after coming into view, in ms. @default 0 */
  delay?: number | undefined;
  /** @default "div" */
  as?: ElementType | undefined;
}

/** Visible fraction that starts the entrance (art direction). */
const visiblePart = 0.2;

/**
 * Entrance animation: content rises and fades in once a fifth is visible, then lines draw. Waits
 * behind an intro (`IntroLoader`).
 *
 * Not for content of the first view, or around a whole page.
 */
export function Reveal({
  children,
  delay = 0,
  as: Element = "div",
  className,
  style,
  ref,
  ...outer
}: RevealProps) {
  const own = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLElement, []);
  const [waiting, setWaiting] = useState(false);
  const { paused } = useMotion();

  useLayoutEffect(() => {
    const element = own.current;
    if (
      !element ||
      typeof IntersectionObserver === "undefined" ||
      !window.matchMedia?.("(prefers-reduced-motion: no-preference)").matches
    ) {
      return;
    }
    setWaiting(true);
    const show = () => {
      setWaiting(false);
      observer.disconnect();
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        // An element taller than five viewports never shows a fifth: a fifth of the viewport is
        // enough.
        const fillsScreen =
          entry.intersectionRect.height >= visiblePart * (entry.rootBounds?.height ?? Infinity);
        if (entry.intersectionRatio >= visiblePart || fillsScreen) show();
      },
      { threshold: [0, 0.02, 0.05, 0.1, visiblePart] },
    );
    const cancel = whenIntroEnds(() => observer.observe(element));
    element.addEventListener("focusin", show, { once: true });
    return () => {
      cancel();
      observer.disconnect();
      element.removeEventListener("focusin", show);
    };
  }, []);

  const waits = waiting && !paused;
  return (
    <Element
      {...outer}
      // Hook for animated descendants.
      data-waiting={waits ? "" : undefined}
      ref={own}
      className={clsx(styles.rise, waits && styles.waiting, className)}
      style={delay ? { transitionDelay: `${delay}ms`, ...style } : style}
    >
      {children}
    </Element>
  );
}
