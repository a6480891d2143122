import { type ReactNode, useId } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./PostRows.css.ts";

export interface PostRowsProps extends OuterProps {
  /** Example: "Latest Posts". */
  label: ReactNode;
  children: ReactNode;
  /** Rows use the next level. @default 2 */
  level?: HeadingLevel | undefined;
}

/**
 * List of `PostRow`s.
 *
 * Not for the leading post (`FeaturedPost`), vacancies or people (`Rows`).
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
