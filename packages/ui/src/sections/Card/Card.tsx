import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Heading, type HeadingLevel } from "../../primitives/Heading/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Card.css.ts";

export interface CardProps extends OuterProps<HTMLElement> {
  /** What it is about. */
  title: ReactNode;
  /** The rank of the title. @default 3 */
  level?: HeadingLevel | undefined;
  /** Makes the whole card one link. */
  href?: string | undefined;
  /** A picture or a drawing on top, as wide as the card. */
  media?: ReactNode | undefined;
  /** A word above the title, such as a category. */
  eyebrow?: ReactNode | undefined;
  /** A sentence or two below the title. */
  children?: ReactNode | undefined;
  /** At the foot: facts, a date, an action of its own. */
  footer?: ReactNode | undefined;
  /** Under a hairline, in a frame, or on a ground of its own. @default "plain" */
  kind?: "plain" | "framed" | "raised" | undefined;
}

/**
 * One thing of several beside each other: a picture, a title, a few words. Cards of a row stand in a
 * `Grid` and are equally high, their feet on one line.
 *
 * Not for posts (`PostRows`, `FeaturedPost`) or projects (`Cover`), which have forms of their own,
 * and not for one thing alone.
 */
export function Card({
  title,
  level = 3,
  href,
  media,
  eyebrow,
  children,
  footer,
  kind = "plain",
  className,
  ...outer
}: CardProps) {
  const { Link } = useAgency();
  const active = href !== undefined && (media === undefined ? styles.activeAlone : styles.active);
  return (
    <article {...outer} className={clsx(styles.root, styles.kinds[kind], active, className)}>
      {media !== undefined && <div className={styles.media}>{media}</div>}
      <div className={styles.body}>
        {eyebrow !== undefined && <p className={clsx(sizes.sm, styles.eyebrow)}>{eyebrow}</p>}
        <Heading level={level} size="h4" className={styles.title}>
          {href === undefined ? (
            title
          ) : (
            <Link href={href} className={styles.link}>
              {title}
            </Link>
          )}
        </Heading>
        {children !== undefined && <div className={clsx(sizes.body, styles.text)}>{children}</div>}
        {footer !== undefined && <div className={clsx(sizes.sm, styles.footer)}>{footer}</div>}
      </div>
    </article>
  );
}
