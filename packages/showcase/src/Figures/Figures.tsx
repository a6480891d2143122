import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./Figures.css.ts";

export interface Figure {
  /** Artwork or picture, as wide as its column. */
  picture: ReactNode;
  /** Description of the picture, a sentence. */
  caption: ReactNode;
}

export interface FiguresProps extends OuterProps<HTMLDivElement> {
  /**
   * Figures in reading order, for places that alternate: a wide and a tall one, a narrow and a wide
   * one, then an upright one in the middle, and so on.
   */
  items: readonly Figure[];
}

/**
 * Details of a work with captions, in places of unequal size: eight columns and four, then three
 * and seven, then six alone. Below 1200 px narrow ones share a row, six columns each. Place it in a
 * `Container`. The first figure extends to the edge of the page.
 *
 * Not for photographs to enlarge (`Gallery`), nor for the work as a whole (`DetailHeader`).
 */
export function Figures({ items, className, ...outer }: FiguresProps) {
  return (
    <div {...outer} className={clsx(styles.root, className)}>
      {items.map(({ picture, caption }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: figures are their places
        <figure key={index} className={styles.places[index % styles.places.length]}>
          {picture}
          <figcaption className={`${sizes.sm} ${styles.caption}`}>{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}
