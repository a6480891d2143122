import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { ArrowEndIcon, ArrowStartIcon } from "../../primitives/Icons/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Carousel.css.ts";
import { useSlides } from "./useSlides.ts";

export interface CarouselProps extends OuterProps<HTMLElement> {
  /** Names what it holds, such as "Details of the timetable". */
  label: string;
  /** One node for each slide. */
  slides: readonly ReactNode[];
  /** What the buttons are called, and the words for a place, such as "2 of 5". */
  labels: { previous: string; next: string; position: (place: number, total: number) => string };
  /** How many stand beside each other on a wide screen; on a narrow one the next looks in. @default 1 */
  perView?: 1 | 2 | 3 | undefined;
}

/**
 * Slides side by side that are pushed along: pictures of one project, voices. The browser's own
 * scrolling: it follows finger, wheel and keys in both directions on every system.
 *
 * Not for what everyone must see (a `Grid`), nor for pictures to enlarge (`Gallery`). It never moves
 * by itself (WCAG 2.2.2).
 *
 * Accessibility: a region with a name; its slides are a list. What scrolls takes focus (WCAG 2.1.1);
 * the place is announced when a button has changed it, not while somebody scrolls.
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab | goes to the slides, through what is in them, and to the buttons |
 * | Left, Right | scroll the slides |
 * | Enter, Space | on a button: one slide on, back |
 */
export function Carousel({
  label,
  slides,
  labels,
  perView = 1,
  className,
  ...outer
}: CarouselProps) {
  const id = useId();
  const { list, place, last, go, said } = useSlides(slides.length);
  return (
    <section {...outer} aria-label={label} className={clsx(styles.root, className)}>
      <ul
        ref={list}
        id={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={label}
        className={clsx(styles.slides, styles.perView[perView])}
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
          <li key={index} className={styles.slide}>
            {slide}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <p className={clsx(sizes.sm, styles.place)}>{labels.position(place + 1, slides.length)}</p>
        <IconButton
          label={labels.previous}
          aria-controls={id}
          aria-disabled={place === 0}
          onClick={() => go("back")}
        >
          <ArrowStartIcon />
        </IconButton>
        <IconButton
          label={labels.next}
          aria-controls={id}
          aria-disabled={last}
          onClick={() => go("on")}
        >
          <ArrowEndIcon />
        </IconButton>
      </div>
      <p className={styles.said} aria-live="polite">
        {said === undefined ? "" : labels.position(said + 1, slides.length)}
      </p>
    </section>
  );
}
