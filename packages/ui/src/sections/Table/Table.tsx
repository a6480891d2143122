import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { emphasis, sizes } from "../../theme/type.css.ts";
import * as styles from "./Table.css.ts";

export interface TableColumn {
  /** Tells the columns apart, and names the cells of a row. */
  key: string;
  label: ReactNode;
  /** At the end side with figures of one width. @default false */
  numeric?: boolean | undefined;
}

export interface TableRow {
  /** Tells the rows apart. */
  id: string;
  /** By the key of the column. What is left out is an empty cell. */
  cells: Readonly<Record<string, ReactNode>>;
}

export interface TableProps extends OuterProps<HTMLDivElement> {
  /** Says what the table shows. */
  caption: ReactNode;
  /** Leaves the caption to assistive technology, where a heading says the same. @default false */
  captionHidden?: boolean | undefined;
  /** The first one names the rows. */
  columns: readonly TableColumn[];
  /** The rows, from top to bottom. */
  rows: readonly TableRow[];
}

/**
 * Figures and facts in rows and columns. On a narrow screen it scrolls sideways, its first column in
 * place.
 *
 * Not for pairs of a name and a value (`Facts`, `DetailRows`), nor for plans and their prices
 * (`Pricing`), nor for layout.
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
    // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark on every page
    <div
      {...outer}
      role="group"
      aria-labelledby={captionId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
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
