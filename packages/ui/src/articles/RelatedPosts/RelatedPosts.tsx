import { type ReactNode, useId } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Container } from "../../primitives/Container/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { Image, type ImageSource } from "../../primitives/Image/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./RelatedPosts.css.ts";

export interface RelatedPost {
  href: string;
  title: ReactNode;
  image: ImageSource | undefined;
  /** One line, such as the category. */
  meta?: ReactNode | undefined;
}

export interface RelatedPostsProps extends OuterProps {
  /** Example: "Related Posts". */
  title: ReactNode;
  /** Three fill a row. */
  items: readonly RelatedPost[];
}

/**
 * Related posts at the end of an article, with margins.
 *
 * Not for neighbours in a series (`PreviousNext`) or all articles (`PostList`).
 */
export function RelatedPosts({ title: label, items, className, ...outer }: RelatedPostsProps) {
  const id = useId();
  const { Link } = useAgency();
  return (
    <Container
      {...outer}
      className={className}
      as="section"
      paddingBlockStart="section"
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 id={id} className={`${styles.label} ${sizes.sm}`}>
          {label}
        </h2>
      </div>
      <ul className={styles.list}>
        {items.map(({ href, title, image, meta }) => (
          <li key={href} className={styles.item}>
            <div className={styles.cover}>
              {image && (
                <Image
                  {...image}
                  alt=""
                  sizes="(min-width: 769px) 40vw, 100vw"
                  className={styles.picture}
                />
              )}
            </div>
            <Heading level={3} size="h4" className={styles.title}>
              <Link href={href} className={styles.link}>
                {title}
              </Link>
            </Heading>
            {meta && <p className={`${styles.meta} ${sizes.sm}`}>{meta}</p>}
          </li>
        ))}
      </ul>
    </Container>
  );
}
