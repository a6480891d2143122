import type { OuterProps } from "@agency/ui/utils";
import type { ReactNode } from "react";
import { Cover, type CoverProps } from "../Cover/index.ts";
import { getTurns, pairs } from "./turns.ts";
import * as styles from "./Work.css.ts";

export interface WorkItem extends Omit<CoverProps, "variant"> {
  /** Its drawing has a crop for the whole width, which it takes where a row begins. @default false */
  strip?: boolean | undefined;
}

export interface WorkProps extends OuterProps<HTMLDivElement> {
  /** The first is the lead; after it portraits and landscapes stand in turns, two in a row. */
  items: readonly WorkItem[];
  /**
   * Crops every other picture to 4:5. Without, it stands as small as that but in landscape: an artwork
   * keeps the ends of its lines. A drawing has a crop of its own for each place.
   *
   * @default true
   */
  portraits?: boolean | undefined;
  /**
   * `turns`: the first leads, and the list goes on. `pairs`: a selection of four, wide and upright,
   * upright and wide; a phone leaves out the third.
   *
   * @default "turns"
   */
  arrangement?: "turns" | "pairs" | undefined;
  /** A link to all of them, below. */
  action?: ReactNode | undefined;
}

/**
 * Case studies as covers of three sizes: a selection of three, or a list that goes on. Goes into a
 * `Container`. `WorkSkeleton` is its place while it loads.
 *
 * Not for one case study (`Cover`), nor for articles (`PostRows`).
 */
export function Work({
  items,
  portraits = true,
  arrangement = "turns",
  action,
  ...outer
}: WorkProps) {
  const turns =
    arrangement === "pairs"
      ? pairs
      : getTurns(
          items.map(({ strip = false, drawing }) => ({ strip, portrait: portraits || !!drawing })),
        );
  const shown = items.slice(0, turns.length);
  return (
    <div {...outer}>
      <ul className={styles.list}>
        {shown.map(({ strip: _, ...item }, index) => (
          <li key={item.href} className={turns[index]?.place}>
            <Cover {...item} variant={turns[index]?.variant} oneCrop={turns[index]?.oneCrop} />
          </li>
        ))}
      </ul>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
