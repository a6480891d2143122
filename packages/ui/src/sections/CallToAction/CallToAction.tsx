import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { AccentLine } from "../../primitives/AccentLine/index.ts";
import { Container } from "../../primitives/Container/index.ts";
import { Heading, type HeadingLevel } from "../../primitives/Heading/index.ts";
import { ground as accentGround, onGround } from "../../theme/accentGround.css.ts";
import { screenOnly } from "../../theme/shown.css.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./CallToAction.css.ts";

export interface CallToActionProps extends OuterProps {
  title: ReactNode;
  /** `ButtonLink` and optionally a `Link` of kind `line`. */
  actions: ReactNode;
  /** Beside the actions, such as a price. */
  description?: ReactNode | undefined;
  /** `accent` fills the page width. @default "theme" */
  ground?: keyof typeof styles.grounds | undefined;
  /** @default 2 */
  level?: HeadingLevel | undefined;
}

/**
 * Call to action at the end of a page, full width. Once per page. Use the accent ground on a
 * product's page only.
 *
 * Not for the middle of a page.
 */
export function CallToAction({
  title,
  actions,
  description,
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
            <AccentLine size="medium" draw />
          </div>
          <div className={styles.foot}>
            <div className={styles.actions}>{actions}</div>
            {description !== undefined && (
              <p className={`${sizes.sm} ${styles.note}`}>{description}</p>
            )}
          </div>
        </Container>
      </div>
    </section>
  );
}
