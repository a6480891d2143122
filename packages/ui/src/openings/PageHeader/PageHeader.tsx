import { clsx } from "clsx";
import type { ReactNode, Ref } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { AccentLine } from "../../primitives/AccentLine/index.ts";
import { Container } from "../../primitives/Container/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import type { TextSize } from "../../theme/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./PageHeader.css.ts";

export interface PageHeaderProps extends OuterProps {
  /** Set `lang` and `dir` on other languages. */
  title: ReactNode;
  /** Above the title, such as the number of items. An empty string reserves its height. */
  eyebrow?: ReactNode | undefined;
  /** One or two sentences. */
  lead?: ReactNode | undefined;
  /** Whether the title has a decorative line. @default true */
  line?: boolean | undefined;
  /** "d2" for long titles. @default "d1" */
  size?: Extract<TextSize, "d1" | "d2"> | undefined;
  /** Beside the lead, such as a `ButtonLink`. */
  actions?: ReactNode | undefined;
  /** Filters, for example. */
  children?: ReactNode | undefined;
  /** Focused after navigation. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  headingId?: string | undefined;
}

/**
 * Page header of inner pages: the `h1`, large, with a line. Once per page.
 *
 * Not for articles (`ArticleHeader`), projects and vacancies (`DetailHeader`) or the home page
 * (`Hero`).
 */
export function PageHeader({
  title,
  eyebrow,
  lead,
  line = true,
  size = "d1",
  actions,
  children,
  headingRef,
  headingId,
  className,
  ...outer
}: PageHeaderProps) {
  return (
    <header {...outer} className={clsx(styles.root, className)}>
      <Container paddingBlockStart="page">
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
          className={styles.title}
          id={headingId}
          ref={headingRef}
        >
          {title}
          {line && (
            <span className={styles.anchor} aria-hidden="true">
              <span className={styles.line}>
                <AccentLine size="large" draw data-heading-line="" />
              </span>
            </span>
          )}
        </Heading>
        {(lead || actions) && (
          <div className={styles.below}>
            {lead && <p className={`${styles.lead} ${sizes.lead}`}>{lead}</p>}
            {actions}
          </div>
        )}
        {children && <div className={styles.content}>{children}</div>}
      </Container>
    </header>
  );
}
