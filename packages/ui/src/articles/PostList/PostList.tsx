import { type ReactNode, useId } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./PostList.css.ts";

export interface PostListProps extends OuterProps {
  /** Example: "Latest Posts". */
  title: ReactNode;
  children: ReactNode;
  /** Rows use the next level. @default 2 */
  level?: HeadingLevel | undefined;
}

/**
 * List of `PostListItem`s.
 *
 * Not for the leading post (`FeaturedPost`), vacancies or people (`List`).
 */
export function PostList({ title, children, level = 2, className, ...outer }: PostListProps) {
  const labelId = useId();
  const Label = `h${level}` as const;
  return (
    <section {...outer} className={className} aria-labelledby={labelId}>
      <Label id={labelId} className={`${styles.label} ${sizes.sm}`}>
        {title}
      </Label>
      <ul>{children}</ul>
    </section>
  );
}
