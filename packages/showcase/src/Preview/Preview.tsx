import { getVarName } from "@agency/ui/theme";
import { emphasis, sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import * as styles from "./Preview.css.ts";

const shareName = getVarName(styles.share);
const getShare = (share: number) => ({ [shareName]: share }) as CSSProperties;

export interface PreviewFigureProps extends OuterProps<HTMLDivElement> {
  /** What it counts. */
  label: ReactNode;
  /** The figure, large. */
  value: ReactNode;
  /** After the figure, small. */
  unit?: ReactNode | undefined;
}

/** One large figure and what it counts. */
export function PreviewFigure({ label, value, unit, className, ...outer }: PreviewFigureProps) {
  return (
    <div {...outer} className={className}>
      <p className={`${sizes.sm} ${styles.muted}`}>{label}</p>
      <p className={styles.figure}>
        <bdi dir="ltr">{value}</bdi>
        {unit !== undefined && <span className={`${sizes.sm} ${styles.unit}`}> {unit}</span>}
      </p>
    </div>
  );
}

export interface PreviewRow {
  /** Before the title: a time, a number. */
  start?: ReactNode | undefined;
  title: ReactNode;
  /** Below the title. */
  note?: ReactNode | undefined;
  /** At the end of the row. */
  value?: ReactNode | undefined;
  /** Draws a bar below the row, this part of it filled: 0 to 1. */
  share?: number | undefined;
  /** The row that is chosen. @default false */
  current?: boolean | undefined;
}

export interface PreviewRowsProps extends OuterProps<HTMLDivElement> {
  /** The rows, from top to bottom. */
  items: readonly PreviewRow[];
  /** Heading above the rows. */
  label?: ReactNode | undefined;
}

/**
 * One of the parts that fill a `PhonePreview`, with `PreviewFigure`, `PreviewFacts` and
 * `PreviewAction`. A list: classes and their places, requests, lots and their weights. Bars are to
 * scale.
 *
 * Not for real content (`Rows`, `Facts`, `Stats`): the parts are pictures of a product.
 */
export function PreviewRows({ items, label, className, ...outer }: PreviewRowsProps) {
  return (
    <div {...outer} className={className}>
      {label !== undefined && (
        <p className={`${sizes.xs} ${styles.muted} ${styles.rowsLabel}`}>{label}</p>
      )}
      <ul className={styles.rows}>
        {items.map(({ start, title, note, value, share, current = false }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
            key={index}
            className={current ? `${styles.row} ${styles.current}` : styles.row}
          >
            <div className={`${sizes.sm} ${styles.rowLine}`}>
              {start !== undefined && <span className={styles.start}>{start}</span>}
              <span className={`${styles.rowTitle} ${emphasis}`}>{title}</span>
              {value !== undefined && <span className={styles.value}>{value}</span>}
            </div>
            {note !== undefined && (
              <p className={`${sizes.xs} ${styles.muted} ${styles.note}`}>{note}</p>
            )}
            {share !== undefined && (
              <span className={styles.bar} style={getShare(share)} aria-hidden="true" />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface PreviewFactsProps extends OuterProps<HTMLDListElement> {
  /** The facts, each with what it is called. */
  items: readonly { label: ReactNode; value: ReactNode }[];
}

/** Names and values beside each other. */
export function PreviewFacts({ items, className, ...outer }: PreviewFactsProps) {
  return (
    <dl {...outer} className={clsx(styles.facts, className)}>
      {items.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts never change places
        <div key={index} className={`${sizes.sm} ${styles.fact}`}>
          <dt className={styles.muted}>{label}</dt>
          <dd className={emphasis}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface PreviewActionProps extends OuterProps<HTMLSpanElement> {
  children: ReactNode;
  /** How strongly it asks to be pressed. @default "solid" */
  variant?: keyof typeof styles.actions | undefined;
}

/** A button of the product shown. A picture of one: it does nothing and takes no focus. */
export function PreviewAction({
  children,
  variant = "solid",
  className,
  ...outer
}: PreviewActionProps) {
  return (
    <span
      {...outer}
      className={clsx(sizes.sm, emphasis, styles.action, styles.actions[variant], className)}
    >
      {children}
    </span>
  );
}
