import type { ReactNode } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Heading, type HeadingLevel } from "../../primitives/Heading/index.ts";
import { Image, type ImageSource } from "../../primitives/Image/index.ts";
import { SkeletonCover } from "../../primitives/Skeleton/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./PostList.css.ts";

export interface PostListItemProps extends OuterProps<HTMLLIElement> {
  href: string;
  title: ReactNode;
  /** Example: "6 Nov 2025", or a text. */
  date?: ReactNode | undefined;
  /** ISO 8601, for `<time>`. */
  dateTime?: string | undefined;
  category?: ReactNode | undefined;
  image?: ImageSource | undefined;
  /** Reserves space for a loading picture. @default false */
  imagePending?: boolean | undefined;
  /** Fades in over the image on hover and focus. */
  hoverImage?: ImageSource | undefined;
  /** @default 3 */
  level?: HeadingLevel | undefined;
}

/** Post in `PostList`. */
export function PostListItem({
  href,
  title,
  date,
  dateTime,
  category,
  image,
  imagePending = false,
  hoverImage,
  level = 3,
  className,
  ...outer
}: PostListItemProps) {
  const { Link } = useAgency();
  const picture = { ratio: "15/11", sizes: "150px", alt: "" };
  return (
    <li {...outer} className={className}>
      <article className={styles.row} data-line-at="edge">
        <p className={`${styles.date} ${sizes.sm}`}>
          {dateTime ? <time dateTime={dateTime}>{date}</time> : date}
        </p>
        <Heading level={level} size="h4" className={styles.title}>
          <Link href={href} className={styles.link} data-line="">
            {title}
          </Link>
        </Heading>
        <p className={`${styles.category} ${sizes.sm}`}>{category}</p>
        {!image && imagePending && (
          <div className={styles.cover}>
            <SkeletonCover ratio="15/11" />
          </div>
        )}
        {image && (
          <div className={styles.cover}>
            <Image {...image} {...picture} />
            {hoverImage && (
              <div className={styles.hoverCover}>
                <Image {...hoverImage} {...picture} />
              </div>
            )}
          </div>
        )}
      </article>
    </li>
  );
}
