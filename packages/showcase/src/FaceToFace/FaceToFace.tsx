import { Container } from "@agency/ui/Container";
import { Heading } from "@agency/ui/Heading";
import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { ReactNode, Ref } from "react";
import * as styles from "./FaceToFace.css.ts";

export interface FaceToFaceProps extends OuterProps {
  title: ReactNode;
  /** After a round point, above the title. */
  eyebrow?: ReactNode | undefined;
  lead?: ReactNode | undefined;
  /** `PortraitPair`, as wide as the page. */
  children?: ReactNode | undefined;
  /** Heading, for focus after a route change. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  headingId?: string | undefined;
}

/**
 * Header of a page about people: title, lead, and two people on one line, filling the first screen.
 * Use it once per page.
 *
 * Not for any other page (`PageHeader`).
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
