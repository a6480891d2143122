import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./Figures.css.ts";

export interface Figure {
  picture: ReactNode;
  caption: ReactNode;
}

export interface FiguresProps extends OuterProps<HTMLDivElement> {
  /**
   * Figures in reading order, for alternating places: wide and tall, narrow and wide, then upright.
   */
  items: readonly Figure[];
}

/**
 * Captioned details of a work in places of unequal size: eight columns and four, three and seven,
 * then six. Below 1200 px narrow ones share a row. Place it in a `Container`. The first figure
 * extends to the edge of the page.
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
