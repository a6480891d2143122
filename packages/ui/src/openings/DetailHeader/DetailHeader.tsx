import type { CSSProperties, ReactNode, Ref } from "react";
import { isArabic } from "../../internal/isArabic.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Container } from "../../primitives/Container/index.ts";
import { type Fact, Facts } from "../../primitives/Facts/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { Image, type ImageSource } from "../../primitives/Image/index.ts";
import { Line } from "../../primitives/Line/index.ts";
import { Link } from "../../primitives/Link/index.ts";
import { MetaLine } from "../../primitives/MetaLine/index.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { sizes } from "../../theme/type.css.ts";
import { columnsFor } from "./columns.ts";
import * as styles from "./DetailHeader.css.ts";

/** A figure that was reached, as a link to where it is told. */
export interface Outcome {
  /** As it is read, from left to right: "+41%". */
  value: string;
  label: ReactNode;
  href: string;
}

export interface DetailHeaderProps extends OuterProps {
  /** The page's heading of level 1. Wrap a text in another language in its own `lang` and `dir`. */
  title: ReactNode;
  /** `Breadcrumbs`: the way back to the list. */
  crumbs: ReactNode;
  /** Short facts over the title, such as client and industry. Not at 768 px and below. */
  meta?: readonly ReactNode[] | undefined;
  /** The client's mark, at the end of the line over the title. */
  logo?: ImageSource | undefined;
  /** Labels and values below: up to seven in one row, more in two. */
  facts: readonly Fact[];
  /** From edge to edge, between title and facts. */
  image?: ImageSource | undefined;
  /** The work itself, drawn, in place of the image: one for a wide page, one for a phone. */
  drawing?: { wide: ReactNode; phone: ReactNode } | undefined;
  /** What was to be reached, in two or three words: at the end of a line under the title. */
  promise?: ReactNode | undefined;
  /** One or two figures below the facts at 768 px and below, where the results are far. */
  outcome?: readonly Outcome[] | undefined;
  /** One `ButtonLink`, with a short text beside it, below the facts. */
  action?: ReactNode | undefined;
  /** The heading, so that a route change can move focus to it. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/**
 * The opening of a page about one thing of a list, a project or a vacancy: the way back, its title,
 * its picture, its facts. Once on a page. `DetailSkeleton` is its place while it loads.
 *
 * Not for a text with an author and a date (`ArticleHeader`), nor for the list itself
 * (`PageHeader`).
 */
export function DetailHeader({
  title,
  crumbs,
  meta,
  logo,
  facts,
  image,
  drawing,
  promise,
  outcome = [],
  action,
  headingRef,
  className,
  ...outer
}: DetailHeaderProps) {
  return (
    <header {...outer} className={className}>
      <Container className={drawing ? styles.drawnPage : styles.page}>
        <div className={styles.above}>
          {crumbs}
          {meta && <MetaLine items={meta} className={styles.meta} />}
          {logo && (
            <div className={styles.logo}>
              <Image image={logo} sizes="64px" loading="eager" />
            </div>
          )}
        </div>
        <Heading level={1} size="d2" tabIndex={-1} className={styles.title} ref={headingRef}>
          {title}
        </Heading>
        {promise !== undefined && (
          <p className={`${sizes.sm} ${styles.promise}`}>
            <Line draw data-heading-line="" />
            <span>{promise}</span>
          </p>
        )}
      </Container>
      {drawing ? (
        <>
          <div className={styles.wideOnly}>{drawing.wide}</div>
          <div className={styles.narrowOnly}>{drawing.phone}</div>
        </>
      ) : image ? (
        <div className={styles.picture}>
          <Image image={image} loading="eager" className={styles.pictureImage} />
        </div>
      ) : null}
      <Container>
        <div
          className={styles.facts}
          style={{ [getVarName(styles.columns)]: columnsFor(facts.length) } as CSSProperties}
        >
          <Facts items={facts} rules={image || drawing ? "end" : "both"} />
        </div>
        {outcome.length > 0 && (
          <ul className={styles.outcome}>
            {outcome.map(({ value, label, href }) => (
              <li key={value}>
                <Link kind="plain" href={href} className={styles.result}>
                  <span className={isArabic(value) ? styles.words : styles.figure}>
                    <bdi dir={isArabic(value) ? undefined : "ltr"}>{value}</bdi>{" "}
                  </span>
                  <span className={`${sizes.sm} ${styles.figureLabel}`}>{label}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {action && <div className={styles.action}>{action}</div>}
      </Container>
    </header>
  );
}
