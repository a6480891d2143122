import { type ReactNode, useId } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./PostRows.css.ts";

export interface PostRowsProps extends OuterProps {
  /** Heading of the list, such as "Latest Posts". */
  label: ReactNode;
  /** `PostRow`s. */
  children: ReactNode;
  /** Of the list; its rows take the next one. @default 2 */
  level?: HeadingLevel | undefined;
}

/**
 * Posts one below the other: date, title, category, picture. Each is a `PostRow`;
 * `PostRowsSkeleton` is the place of all while they load.
 *
 * Not for the leading post (`FeaturedPost`), nor for vacancies and people (`Rows`).
 */
export function PostRows({ label, children, level = 2, className, ...outer }: PostRowsProps) {
  const labelId = useId();
  const Label = `h${level}` as const;
  return (
    <section {...outer} className={className} aria-labelledby={labelId}>
      <Label id={labelId} className={`${styles.label} ${sizes.sm}`}>
        {label}
      </Label>
      <ul>{children}</ul>
    </section>
  );
}
