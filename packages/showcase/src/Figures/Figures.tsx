import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./Figures.css.ts";

export interface Figure {
  /** A drawing or a picture, as wide as its place. */
  picture: ReactNode;
  /** What it shows, in a sentence. */
  caption: ReactNode;
}

export interface FiguresProps extends OuterProps<HTMLDivElement> {
  /** In the order in which they are to be read: a wide one and a tall one, a slim one and a wide one, then one in the middle that stands upright, and so on. */
  items: readonly Figure[];
}

/**
 * Details of a work, each with its caption, in places of unequal size: eight columns and four, then
 * three and seven, then six alone; below 1200 px the slim ones share a row, six columns each. Goes
 * into a `Container`; the first reaches to the edge of the page.
 *
 * Not for photographs that one wants to see large (`Gallery`), nor for the work as a whole
 * (`DetailHeader`).
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
