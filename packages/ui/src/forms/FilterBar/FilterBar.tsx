import { clsx } from "clsx";
import { type CSSProperties, type ReactNode, useId } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { SkeletonText } from "../../primitives/Skeleton/index.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./FilterBar.css.ts";

export interface FilterItem {
  /** What it keeps. */
  label: ReactNode;
  /** Address of the list with this filter. */
  href: string;
  /** How many items it keeps, small and raised after the label. */
  count?: ReactNode | undefined;
  /** This filter holds now. @default false */
  current?: boolean | undefined;
}

export interface FilterBarProps extends OuterProps<HTMLElement> {
  /** What it filters by, such as "All categories" or "Filter by industry". */
  label: string;
  /** Hides the label from sight, where the row stands alone; assistive technology still has it. @default false */
  labelHidden?: boolean | undefined;
  /** The filters, in the order of the row. */
  items: readonly FilterItem[];
  /** How many more are on their way: keeps their places after the items. @default 0 */
  pending?: number | undefined;
  /** How long their labels usually are, in em. @default 5 */
  pendingLength?: number | undefined;
}

/** Of labels, as parts of the usual one. */
const lengths = [0.8, 1.2, 0.9, 1.1];

const getLength = (index: number, usual: number) =>
  ({
    [getVarName(styles.pendingLength)]: usual * (lengths[index % lengths.length] ?? 1),
  }) as CSSProperties;

/**
 * Filters of a list as a row of words; a round point stands before the one that holds. They are
 * links, because a filter is part of the address: it can be shared, and the way back undoes it.
 *
 * Not for more than two filters at once (`FilterPanel`), nor for the pages of a site (`Nav`).
 */
export function FilterBar({
  label,
  labelHidden = false,
  items,
  pending = 0,
  pendingLength = 5,
  className,
  ...outer
}: FilterBarProps) {
  const id = useId();
  const { Link } = useAgency();
  const name = labelHidden ? { "aria-label": label } : { "aria-labelledby": id };
  return (
    <nav {...outer} className={clsx(styles.root, className)} {...name}>
      {!labelHidden && (
        <p id={id} className={clsx(styles.label, sizes.xs)}>
          {label}
        </p>
      )}
      <ul className={styles.list}>
        {items.map(({ label: text, href, count, current = false }) => (
          <li key={href}>
            <Link
              href={href}
              className={clsx(styles.link, sizes.sm, current && styles.current)}
              aria-current={current ? "true" : undefined}
            >
              {current && <span className={styles.point} aria-hidden="true" />}
              <span>
                {text}
                {count !== undefined && <sup className={styles.count}> {count}</sup>}
              </span>
            </Link>
          </li>
        ))}
        {Array.from({ length: pending }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: filters are their places
          <li key={index} aria-hidden="true" className={clsx(styles.link, sizes.sm)}>
            <div className={styles.pending} style={getLength(index, pendingLength)}>
              <SkeletonText size="sm" />
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
