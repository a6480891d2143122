import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Container } from "../../primitives/Container/index.ts";
import { Heading, type HeadingLevel } from "../../primitives/Heading/index.ts";
import { Line } from "../../primitives/Line/index.ts";
import { ground as accentGround, onGround } from "../../theme/accentGround.css.ts";
import { screenOnly } from "../../theme/shown.css.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./CallToAction.css.ts";

export interface CallToActionProps extends OuterProps {
  /** What there is to gain, in one short sentence. */
  title: ReactNode;
  /** One `ButtonLink`, and at most one `Link` of kind `line` beside it. */
  actions: ReactNode;
  /** What makes it easy, at the end beside the actions: a price, a time, a promise. */
  note?: ReactNode | undefined;
  /** `accent` gives it the page's accent as its ground, from edge to edge. @default "theme" */
  ground?: keyof typeof styles.grounds | undefined;
  /** The rank of the title. @default 2 */
  level?: HeadingLevel | undefined;
}

/**
 * The last section of a page: a large line, the line from ● to ◆ below it, and what to do next. As
 * wide as the page. The accent ground is for a product's page, once.
 *
 * Not for the middle of a page, and not twice.
 */
export function CallToAction({
  title,
  actions,
  note,
  ground = "theme",
  level = 2,
  id,
  className,
  ...outer
}: CallToActionProps) {
  const titleId = useId();
  const accent = ground === "accent";
  return (
    <section
      {...outer}
      id={id}
      aria-labelledby={titleId}
      className={clsx(screenOnly, accent && accentGround, className)}
    >
      <div className={accent ? `${onGround} ${styles.grounds.accent}` : styles.grounds.theme}>
        <Container>
          <Heading level={level} size="d2" id={titleId}>
            {title}
          </Heading>
          <div className={styles.line}>
            <Line size="strong" draw />
          </div>
          <div className={styles.foot}>
            <div className={styles.actions}>{actions}</div>
            {note !== undefined && <p className={`${sizes.sm} ${styles.note}`}>{note}</p>}
          </div>
        </Container>
      </div>
    </section>
  );
}
