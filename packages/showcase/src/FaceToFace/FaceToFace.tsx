import { Container } from "@agency/ui/Container";
import { Heading } from "@agency/ui/Heading";
import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { ReactNode, Ref } from "react";
import * as styles from "./FaceToFace.css.ts";

export interface FaceToFaceProps extends OuterProps {
  /** The page's heading of level 1. */
  title: ReactNode;
  /** A few words over it, after a round point. */
  eyebrow?: ReactNode | undefined;
  /** Up to three sentences, beside the title. */
  lead?: ReactNode | undefined;
  /** A `PortraitPair`, as wide as the page. Without one the opening is its words. */
  children?: ReactNode | undefined;
  /** The heading, so that a route change can move focus to it. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Id of the heading. */
  headingId?: string | undefined;
}

/**
 * The opening of a page about people: title and lead beside each other, and below them two people on
 * one line, which fill the rest of the first screen. Once on a page.
 *
 * Not for any other page (`PageHeader`): this one's line runs between two faces.
 */
export function FaceToFace({
  title,
  eyebrow,
  lead,
  children,
  headingRef,
  headingId,
  className,
  ...outer
}: FaceToFaceProps) {
  return (
    <header {...outer} className={clsx(styles.root, className)}>
      <Container>
        {eyebrow !== undefined && (
          <p className={`${styles.eyebrow} ${sizes.sm}`}>
            <span className={styles.point} aria-hidden="true" />
            <span>{eyebrow}</span>
          </p>
        )}
        <div className={styles.words}>
          <Heading
            level={1}
            size="d1"
            tabIndex={-1}
            className={styles.title}
            id={headingId}
            ref={headingRef}
          >
            {title}
          </Heading>
          {lead !== undefined && <p className={`${styles.lead} ${sizes.lead}`}>{lead}</p>}
        </div>
      </Container>
      {children}
    </header>
  );
}
