import { ArticleBodySkeleton } from "../../articles/ArticleBody/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Container } from "../../primitives/Container/index.ts";
import { SkeletonCover, SkeletonText } from "../../primitives/Skeleton/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./ArticleHeader.css.ts";

const facts = [0, 1, 2, 3];

/** Skeleton of a whole article. */
export function ArticleSkeleton({ className, ...outer }: OuterProps<HTMLDivElement>) {
  return (
    <div {...outer} className={className} aria-hidden="true">
      <Container className={styles.page}>
        <div className={`${styles.back} ${sizes.sm}`} />
        <div className={`${sizes.d2} ${styles.title}`}>
          <SkeletonText size="d2" lines={2} length={80} />
        </div>
        <div className={styles.rule} />
        <div className={`${styles.facts} ${sizes.sm}`}>
          {facts.map((fact) => (
            <div key={fact} className={styles.fact}>
              <SkeletonText size="sm" length={50} />
            </div>
          ))}
        </div>
      </Container>
      <div className={styles.wideOnly}>
        <SkeletonCover ratio="5/2" />
      </div>
      <div className={styles.narrowOnly}>
        <SkeletonCover ratio="3/2" />
      </div>
      <ArticleBodySkeleton />
    </div>
  );
}
