import { clsx } from "clsx";
import { type CSSProperties, type ReactNode, useId } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { SkeletonText } from "../../primitives/Skeleton/index.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { balance, sizes } from "../../theme/type.css.ts";
import * as styles from "./FilterBar.css.ts";

export interface FilterItem {
  label: ReactNode;
  /** URL of the filtered list. */
  href: string;
  /** Matching items, as superscript. */
  count?: ReactNode | undefined;
  /** @default false */
  current?: boolean | undefined;
}

export interface FilterBarProps extends OuterProps<HTMLElement> {
  /** Landmark name ("Filter by industry"). */
  label: string;
  /** Visually hidden. @default false */
  labelHidden?: boolean | undefined;
  items: readonly FilterItem[];
  /** Placeholders while filters load. @default 0 */
  pending?: number | undefined;
  /** Average placeholder length, in em. @default 5 */
  pendingLength?: number | undefined;
}

const relativeLengths = [0.8, 1.2, 0.9, 1.1];

const getPlaceholderStyle = (index: number, usual: number) =>
  ({
    [getVarName(styles.pendingLength)]:
      usual * (relativeLengths[index % relativeLengths.length] ?? 1),
  }) as CSSProperties;

/**
 * Row of filters as links, so that they are part of the URL.
 *
 * Not for several filters at once (`FilterPanel`) or site navigation (`Nav`).
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
      <ul className={clsx(styles.list, balance)}>
        {items.map(({ label: text, href, count, current = false }) => (
          <li key={href} className={styles.item}>
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
          // biome-ignore lint/suspicious/noArrayIndexKey: static
          <li key={index} aria-hidden="true" className={styles.item}>
            <div className={clsx(styles.link, sizes.sm)}>
              <div className={styles.pending} style={getPlaceholderStyle(index, pendingLength)}>
                <SkeletonText size="sm" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
