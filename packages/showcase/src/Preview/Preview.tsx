import { getVarName } from "@agency/ui/theme";
import { emphasis, sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import * as styles from "./Preview.css.ts";

const shareName = getVarName(styles.share);
const getShare = (share: number) => ({ [shareName]: share }) as CSSProperties;

export interface PreviewFigureProps extends OuterProps<HTMLDivElement> {
  label: ReactNode;
  value: ReactNode;
  unit?: ReactNode | undefined;
}

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
  /** Time or number before the title. */
  start?: ReactNode | undefined;
  title: ReactNode;
  note?: ReactNode | undefined;
  value?: ReactNode | undefined;
  /** Filled share of a bar, 0 to 1. @default no bar */
  share?: number | undefined;
  /** Whether the row is selected. @default false */
  current?: boolean | undefined;
}

export interface PreviewRowsProps extends OuterProps<HTMLDivElement> {
  items: readonly PreviewRow[];
  label?: ReactNode | undefined;
}

/**
 * List for a `PhonePreview`, with bars to scale. See also `PreviewFigure`, `PreviewFacts`,
 * `PreviewAction`.
 *
 * Not for real content (`List`, `DescriptionList`, `Stats`).
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
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
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
  items: readonly { label: ReactNode; value: ReactNode }[];
}

export function PreviewFacts({ items, className, ...outer }: PreviewFactsProps) {
  return (
    <dl {...outer} className={clsx(styles.facts, className)}>
      {items.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
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
  /** Emphasis. @default "solid" */
  variant?: keyof typeof styles.actions | undefined;
}

/** Picture of a button, not focusable. */
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
