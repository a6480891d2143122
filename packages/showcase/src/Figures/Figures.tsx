import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { EnlargeButton } from "./EnlargeButton.tsx";
import * as styles from "./Figures.css.ts";

export interface Figure {
  picture: ReactNode;
  caption: ReactNode;
  /** Accessible name of the enlarge button. */
  enlargeLabel: string;
}

export interface FiguresProps extends OuterProps<HTMLDivElement> {
  /** In reading order: wide and tall, narrow and wide, then upright. */
  items: readonly Figure[];
  closeLabel: string;
}

/**
 * Captioned details of a work in places of unequal size. Below 1200 px narrow ones share a row. The
 * first extends to the page's edge. Each can be enlarged. Place it in a `Container`.
 *
 * Not for photographs (`Gallery`) or the whole work (`DetailHeader`).
 */
export function Figures({ items, closeLabel, className, ...outer }: FiguresProps) {
  return (
    <div {...outer} className={clsx(styles.root, className)}>
      {items.map(({ picture, caption, enlargeLabel }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
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
