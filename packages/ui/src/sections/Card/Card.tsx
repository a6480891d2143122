import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Heading, type HeadingLevel } from "../../primitives/Heading/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Card.css.ts";

export interface CardProps extends OuterProps<HTMLElement> {
  title: ReactNode;
  /** @default 3 */
  level?: HeadingLevel | undefined;
  /** Makes the card a link. */
  href?: string | undefined;
  /** Full width, at the top. */
  media?: ReactNode | undefined;
  /** Above the title. */
  eyebrow?: ReactNode | undefined;
  children?: ReactNode | undefined;
  footer?: ReactNode | undefined;
  /** Hairline above, border, or background. @default "plain" */
  variant?: "plain" | "framed" | "raised" | undefined;
}

/**
 * Card with a picture, a title and a short text.
 *
 * Not for posts (`PostList`, `FeaturedPost`), projects (`Cover`) or a single item.
 */
export function Card({
  title,
  level = 3,
  href,
  media,
  eyebrow,
  children,
  footer,
  variant = "plain",
  className,
  ...outer
}: CardProps) {
  const { Link } = useAgency();
  const active = href !== undefined && (media === undefined ? styles.activeAlone : styles.active);
  return (
    <article {...outer} className={clsx(styles.root, styles.variants[variant], active, className)}>
      {media !== undefined && <div className={styles.media}>{media}</div>}
      <div className={styles.body}>
        {eyebrow !== undefined && <p className={clsx(sizes.sm, styles.eyebrow)}>{eyebrow}</p>}
        <Heading level={level} size="h4">
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
