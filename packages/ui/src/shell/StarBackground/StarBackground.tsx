import { clsx } from "clsx";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "./StarBackground.css.ts";

/** Specification, section 9. */
const count = 20;

// Low-discrepancy sequence of the plastic number: even and deterministic, for stable screenshots.
const plasticNumber = 1.324717957244746;
const getSequenceValue = (n: number, power: number) => (0.5 + n / plasticNumber ** power) % 1;
/** Limits the HTML's size. */
const rounded = (value: number) => Math.round(value * 100) / 100;

const stars = Array.from({ length: count }, (_, n) => {
  const size = `${rounded(1 + getSequenceValue(n, 3))}px`;
  return {
    id: n,
    style: {
      insetInlineStart: `${rounded(getSequenceValue(n + 1, 1) * 100)}%`,
      insetBlockStart: `${rounded(getSequenceValue(n + 1, 2) * 100)}%`,
      inlineSize: size,
      blockSize: size,
      opacity: rounded(0.25 + getSequenceValue(n, 4) * 0.5),
    },
  };
});

/**
 * Fixed background of static rhombuses in the dark theme. Content needs
 * `position: relative; z-index: 1`, as in `Footer`.
 *
 * Not for a part of a page. Once per page.
 */
export function StarBackground({ className, ...outer }: OuterProps<HTMLDivElement>) {
  return (
    <div {...outer} className={clsx(styles.root, className)} aria-hidden="true">
      {stars.map((star) => (
        <span key={star.id} className={styles.star} style={star.style} />
      ))}
    </div>
  );
}
