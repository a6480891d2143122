import type { OuterProps } from "@agency/ui/utils";
import type { ReactNode } from "react";
import { Cover, type CoverProps } from "../Cover/index.ts";
import { getPlacements, pairs } from "./placements.ts";
import * as styles from "./Work.css.ts";

export interface WorkItem extends Omit<CoverProps, "variant"> {
  /** Whether its artwork has a full-width crop. @default false */
  strip?: boolean | undefined;
}

export interface WorkProps extends OuterProps<HTMLDivElement> {
  /** A lead, then two per row. */
  items: readonly WorkItem[];
  /**
   * Whether every other picture is cropped to 4:5. Otherwise small landscapes: artwork must keep
   * its sides.
   *
   * @default true
   */
  portraits?: boolean | undefined;
  /** `turns`: a lead and a list. `pairs`: four covers, three on phones. @default "turns" */
  arrangement?: "turns" | "pairs" | undefined;
  action?: ReactNode | undefined;
}

/**
 * Case studies as covers of three sizes. Place it in a `Container`. `WorkSkeleton` is its loading
 * state.
 *
 * Not for one case study (`Cover`) or articles (`PostList`).
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
      : getPlacements(
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
