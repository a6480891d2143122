import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { useReducedMotion } from "../../foundations/MotionProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { ArrowUpIcon } from "../../primitives/Icons/index.ts";
import { duration } from "../../theme/vars.css.ts";
import { focusElement } from "../SkipLink/focusElement.ts";
import * as styles from "./ScrollToTop.css.ts";

export interface ScrollToTopProps extends OuterProps<HTMLButtonElement> {
  /** Accessible name ("Back to top"). */
  label: string;
  /** Selector of the next focus. @default "main h1", or `main` */
  focusTarget?: string | undefined;
}

/** In px (specification, section 9). */
const threshold = 300;
const debounceTime = Number.parseFloat(duration.scrollDebounce);

/**
 * Button that scrolls to the top, shown after 300 px of scrolling (16 ms debounce). In the margin
 * of wide pages, at the end of narrow ones. Render it after the `Footer`.
 *
 * Not for skipping the navigation (`SkipLink`) or pages shorter than two screens.
 */
export function ScrollToTop({
  label,
  focusTarget = "main h1",
  className,
  ...outer
}: ScrollToTopProps) {
  const [visible, setVisible] = useState(false);
  const reduced = useReducedMotion();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const check = () => setVisible(window.scrollY > threshold);
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(check, debounceTime);
    };
    check();
    window.addEventListener("scroll", later, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", later);
    };
  }, []);

  const scroll = () => {
    window.scrollTo({ top: 0, behavior: reduced ? "instant" : "smooth" });
    const target =
      document.querySelector<HTMLElement>(focusTarget) ?? document.querySelector("main");
    if (target) focusElement(target, { preventScroll: true });
  };

  if (!visible) return null;
  return (
    <button
      {...outer}
      type="button"
      className={clsx(styles.root, className)}
      aria-label={label}
      onClick={scroll}
    >
      <ArrowUpIcon />
    </button>
  );
}
