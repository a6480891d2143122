import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { EnlargeButton } from "./EnlargeButton.tsx";
import * as styles from "./Figures.css.ts";

export interface Figure {
  picture: ReactNode;
  caption: ReactNode;
  /** Accessible name of the button that enlarges the picture. */
  enlargeLabel: string;
}

export interface FiguresProps extends OuterProps<HTMLDivElement> {
  /**
   * Figures in reading order, for alternating places: wide and tall, narrow and wide, then upright.
   */
  items: readonly Figure[];
  closeLabel: string;
}

/**
 * Captioned details of a work in places of unequal size: eight columns and four, three and seven,
 * then six. Below 1200 px narrow ones share a row. Place it in a `Container`. The first figure
 * extends to the edge of the page. Each picture can be enlarged.
 *
 * Not for photographs to enlarge (`Gallery`), nor for the work as a whole (`DetailHeader`).
 */
export function Figures({ items, closeLabel, className, ...outer }: FiguresProps) {
  return (
    <div {...outer} className={clsx(styles.root, className)}>
      {items.map(({ picture, caption, enlargeLabel }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: figures are their places
        <figure key={index} className={styles.places[index % styles.places.length]}>
          <div className={styles.picture}>{picture}</div>
          <EnlargeButton label={enlargeLabel} closeLabel={closeLabel} title={caption}>
            {picture}
          </EnlargeButton>
          <figcaption className={`${sizes.sm} ${styles.caption}`}>{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}
