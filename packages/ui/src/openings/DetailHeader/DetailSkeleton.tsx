import type { CSSProperties } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Container } from "../../primitives/Container/index.ts";
import { DescriptionList } from "../../primitives/DescriptionList/index.ts";
import { SkeletonCover, SkeletonText } from "../../primitives/Skeleton/index.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./DetailHeader.css.ts";
import { getColumnCount } from "./getColumnCount.ts";

export interface DetailSkeletonProps extends OuterProps<HTMLDivElement> {
  facts: number;
  /** @default false */
  withImage?: boolean | undefined;
  /** @default false */
  withActions?: boolean | undefined;
}

/** Skeleton of `DetailHeader`. */
export function DetailSkeleton({
  facts,
  withImage = false,
  withActions = false,
  className,
  ...outer
}: DetailSkeletonProps) {
  const columns = { [getVarName(styles.columns)]: getColumnCount(facts) } as CSSProperties;
  return (
    <div {...outer} className={className} aria-hidden="true">
      <Container className={styles.page}>
        <div className={styles.above}>
          <div className={styles.breadcrumbs}>
            <SkeletonText size="sm" />
          </div>
        </div>
        <div className={`${sizes.d2} ${styles.title}`}>
          <SkeletonText size="d2" lines={2} length={90} />
        </div>
      </Container>
      {withImage && (
        <div className={styles.picture}>
          <div className={styles.wideOnly}>
            <SkeletonCover ratio="5/2" />
          </div>
          <div className={styles.narrowOnly}>
            <SkeletonCover ratio="3/2" />
          </div>
        </div>
      )}
      <Container>
        <div className={styles.facts} style={columns}>
          <DescriptionList
            rules={withImage ? "end" : "both"}
            items={Array.from({ length: facts }, () => ({
              label: <SkeletonText size="xs" length={60} />,
              value: <SkeletonText size="sm" length={80} />,
            }))}
          />
        </div>
        {withActions && (
          <div className={styles.action}>
            <div className={styles.actionPlace} />
          </div>
        )}
      </Container>
    </div>
  );
}
