import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { emphasis, sizes } from "../../theme/type.css.ts";
import * as styles from "./Table.css.ts";

export interface TableColumn {
  /** Key in `cells`. */
  key: string;
  label: ReactNode;
  /** Aligned to the end side. @default false */
  numeric?: boolean | undefined;
}

export interface TableRow {
  id: string;
  /** By column key. Missing keys are empty. */
  cells: Readonly<Record<string, ReactNode>>;
}

export interface TableProps extends OuterProps<HTMLDivElement> {
  caption: ReactNode;
  /** Hides the caption visually, if a heading says the same. @default false */
  captionHidden?: boolean | undefined;
  /** The first has the row headers. */
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
}

/**
 * Data table with horizontal scrolling and a sticky first column.
 *
 * Not for name-value pairs (`DescriptionList`, `DetailRows`), plans and prices (`Pricing`) or layout.
 */
export function Table({
  caption,
  captionHidden = false,
  columns,
  rows,
  className,
  ...outer
}: TableProps) {
  const captionId = useId();
  const [first, ...others] = columns;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark
    <div
      {...outer}
      role="group"
      aria-labelledby={captionId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
      tabIndex={0}
      className={clsx(sizes.sm, styles.root, className)}
    >
      <table className={styles.table}>
        <caption id={captionId} className={captionHidden ? styles.captionHidden : styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, label, numeric }, index) => (
              <th
                key={key}
                scope="col"
                className={clsx(
                  emphasis,
                  styles.cell,
                  styles.head,
                  numeric && styles.numeric,
                  index === 0 && styles.first,
                )}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {first && (
                <th scope="row" className={clsx(emphasis, styles.cell, styles.first)}>
                  {cells[first.key]}
                </th>
              )}
              {others.map(({ key, numeric }) => (
                <td key={key} className={clsx(styles.cell, numeric && styles.numeric)}>
                  {cells[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
