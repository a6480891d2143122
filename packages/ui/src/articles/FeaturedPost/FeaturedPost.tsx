import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Heading, type HeadingLevel } from "../../primitives/Heading/index.ts";
import { Image, type ImageSource } from "../../primitives/Image/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./FeaturedPost.css.ts";

export interface FeaturedPostProps extends OuterProps {
  href: string;
  title: ReactNode;
  image: ImageSource;
  /** One or two sentences. */
  excerpt?: ReactNode | undefined;
  category?: ReactNode | undefined;
  /** Formatted date, or a text. */
  date?: ReactNode | undefined;
  /** ISO 8601, for `<time>`. */
  dateTime?: string | undefined;
  /** @default 2 */
  level?: HeadingLevel | undefined;
}

/**
 * Leading post of a list, with a large picture. Needs a `Container`, before `PostList`.
 *
 * Not for rows of articles (`PostList`).
 */
export function FeaturedPost({
  href,
  title,
  image,
  excerpt,
  category,
  date,
  dateTime,
  level = 2,
  className,
  ...outer
}: FeaturedPostProps) {
  const { Link } = useAgency();
  return (
    <article {...outer} className={clsx(styles.root, className)}>
      <div className={styles.text}>
        <p className={`${styles.meta} ${sizes.sm}`}>
          {category && <span>{category}</span>}
          {date && (dateTime ? <time dateTime={dateTime}>{date}</time> : <span>{date}</span>)}
        </p>
        <Heading level={level} size="d3">
          <Link href={href} className={styles.link}>
            {title}
          </Link>
        </Heading>
        {excerpt && <p className={`${styles.excerpt} ${sizes.body}`}>{excerpt}</p>}
      </div>
      <div className={styles.picture}>
        <Image
          {...image}
          alt=""
          ratio="7/4"
          sizes="(min-width: 2560px) 1664px, (min-width: 769px) 65vw, 100vw"
          loading="eager"
        />
      </div>
    </article>
  );
}
