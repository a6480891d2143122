import { clsx } from "clsx";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "./Stars.css.ts";

/** Stars in the dark theme (specification, section 9). */
const count = 20;

// The additive recurrence of the plastic number spreads points evenly without chance, so that the
// sky is the same on every page and in every picture.
const plastic = 1.324717957244746;
const part = (n: number, power: number) => (0.5 + n / plastic ** power) % 1;
/** They stand in the HTML of every page: more digits would be bytes that nobody sees. */
const rounded = (value: number) => Math.round(value * 100) / 100;

const stars = Array.from({ length: count }, (_, n) => {
  const size = `${rounded(1 + part(n, 3))}px`;
  return {
    id: n,
    style: {
      insetInlineStart: `${rounded(part(n + 1, 1) * 100)}%`,
      insetBlockStart: `${rounded(part(n + 1, 2) * 100)}%`,
      inlineSize: size,
      blockSize: size,
      opacity: rounded(0.25 + part(n, 4) * 0.5),
    },
  };
});

/**
 * Twenty small still rhombs behind everything, in the dark theme alone. The page's content must
 * stand above it (`position: relative; z-index: 1`), as `Footer` does.
 *
 * Not for a part of a page: they fill the window. One per page.
 */
export function Stars({ className, ...outer }: OuterProps<HTMLDivElement>) {
  return (
    <div {...outer} className={clsx(styles.root, className)} aria-hidden="true">
      {stars.map((star) => (
        <span key={star.id} className={styles.star} style={star.style} />
      ))}
    </div>
  );
}
