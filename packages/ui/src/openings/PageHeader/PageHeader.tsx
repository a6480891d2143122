import { clsx } from "clsx";
import type { ReactNode, Ref } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Container } from "../../primitives/Container/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { Line } from "../../primitives/Line/index.ts";
import type { TextSize } from "../../theme/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./PageHeader.css.ts";

export interface PageHeaderProps extends OuterProps {
  /** The page's heading of level 1. Wrap a text in another language in its own `lang` and `dir`. */
  title: ReactNode;
  /**
   * A few words over it, such as the number of items, after a round point. An empty text keeps
   * their place until they are known.
   */
  eyebrow?: ReactNode | undefined;
  /** One or two sentences below. */
  lead?: ReactNode | undefined;
  /** The line from the title to the page's edge. @default true */
  line?: boolean | undefined;
  /** Takes "d2" where titles are long. @default "d1" */
  size?: Extract<TextSize, "d1" | "d2"> | undefined;
  /** One action, at the end beside the lead. */
  action?: ReactNode | undefined;
  /** What belongs to the opening, such as filters. */
  children?: ReactNode | undefined;
  /** The heading, so that a route change can move focus to it. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Id of the heading. */
  headingId?: string | undefined;
}

/**
 * Arabic words that a phone breaks at the size of `d1`, and a step smaller does not: a letter takes
 * some 0.45 em.
 */
const nearlyOneLine = (title: ReactNode) =>
  typeof title === "string" && /^\p{Script=Arabic}[\p{Script=Arabic} ]{11,14}$/u.test(title);

/**
 * The opening of every inner page: a giant title, and from its last word the line from the round
 * point to the page's edge. Once on a page.
 *
 * Not for an article (`ArticleHeader`), a project or vacancy (`DetailHeader`) or the home page
 * (`Hero`).
 */
export function PageHeader({
  title,
  eyebrow,
  lead,
  line = true,
  size = "d1",
  action,
  children,
  headingRef,
  headingId,
  className,
  ...outer
}: PageHeaderProps) {
  return (
    <header {...outer} className={clsx(styles.root, className)}>
      <Container before="page">
        {eyebrow !== undefined && (
          <p className={`${styles.eyebrow} ${sizes.sm}`}>
            {eyebrow && <span className={styles.eyebrowPoint} aria-hidden="true" />}
            <span>{eyebrow}</span>
          </p>
        )}
        <Heading
          level={1}
          size={size}
          tabIndex={-1}
          className={clsx(styles.title, size === "d1" && nearlyOneLine(title) && styles.oneLine)}
          id={headingId}
          ref={headingRef}
        >
          {title}
          {line && (
            <span className={styles.anchor} aria-hidden="true">
              <span className={styles.line}>
                <Line size="hero" draw data-heading-line="" />
              </span>
            </span>
          )}
        </Heading>
        {(lead || action) && (
          <div className={styles.below}>
            {lead && <p className={`${styles.lead} ${sizes.lead}`}>{lead}</p>}
            {action}
          </div>
        )}
        {children && <div className={styles.content}>{children}</div>}
      </Container>
    </header>
  );
}
