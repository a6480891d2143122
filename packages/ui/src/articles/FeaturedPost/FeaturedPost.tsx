import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Heading, type HeadingLevel } from "../../primitives/Heading/index.ts";
import { Image, type ImageSource } from "../../primitives/Image/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./FeaturedPost.css.ts";

export interface FeaturedPostProps extends OuterProps {
  /** Address of the article. */
  href: string;
  /** Its headline, which carries the link. */
  title: ReactNode;
  /** Its cover picture. */
  image: ImageSource;
  /** What it is about, in one or two sentences. */
  excerpt?: ReactNode | undefined;
  /** What it is filed under. */
  category?: ReactNode | undefined;
  /** The date as it is shown, or that there is none. */
  date?: ReactNode | undefined;
  /** The date as ISO 8601, for machines. Without it the words are no `<time>`. */
  dateTime?: string | undefined;
  /** @default 2 */
  level?: HeadingLevel | undefined;
}

/**
 * The post that leads a list: its picture over eight columns, its words at the bottom of the other
 * four. Stands within a `Container`, once, before the `PostRows`. `FeaturedPostSkeleton` is its
 * place while it loads.
 *
 * Not for a row of articles: use `PostRows`.
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
          image={image}
          ratio="7/4"
          sizes="(min-width: 2560px) 1664px, (min-width: 769px) 65vw, 100vw"
          loading="eager"
        />
      </div>
    </article>
  );
}
