import type { CSSProperties, ReactNode, Ref } from "react";
import { hasRightToLeftLetters } from "../../internal/hasRightToLeftLetters.ts";
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
import * as styles from "./DetailHeader.css.ts";
import { getColumnCount } from "./getColumnCount.ts";

/** Result with a link. */
export interface KeyResult {
  /** Always left to right: "+41%". */
  value: string;
  label: ReactNode;
  href: string;
}

export interface DetailHeaderProps extends OuterProps {
  /** Set `lang` and `dir` on other languages. */
  title: ReactNode;
  breadcrumbs: ReactNode;
  /** Above the title. Hidden up to 768 px. */
  meta?: readonly ReactNode[] | undefined;
  /** Client's logo. */
  logo?: ImageSource | undefined;
  /** More than seven take two rows. */
  facts: readonly Fact[];
  image?: ImageSource | undefined;
  /** Replaces the image. */
  drawing?: { wide: ReactNode; phone: ReactNode } | undefined;
  /** Project goal in two or three words. */
  promise?: ReactNode | undefined;
  /** One or two results, up to 768 px. */
  outcome?: readonly KeyResult[] | undefined;
  /** `ButtonLink` with a short text. */
  action?: ReactNode | undefined;
  /** Focused after navigation. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/**
 * Page header of a project or a vacancy. Once per page.
 *
 * Not for texts with author and date (`ArticleHeader`) or lists (`PageHeader`).
 */
export function DetailHeader({
  title,
  breadcrumbs,
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
      <Container className={drawing ? styles.artworkPage : styles.page}>
        <div className={styles.above}>
          {breadcrumbs}
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
          style={{ [getVarName(styles.columns)]: getColumnCount(facts.length) } as CSSProperties}
        >
          <Facts items={facts} rules={image || drawing ? "end" : "both"} />
        </div>
        {outcome.length > 0 && (
          <ul className={styles.outcome}>
            {outcome.map(({ value, label, href }) => (
              <li key={value}>
                <Link variant="plain" href={href} className={styles.result}>
                  <span className={hasRightToLeftLetters(value) ? styles.words : styles.figure}>
                    <bdi dir={hasRightToLeftLetters(value) ? undefined : "ltr"}>{value}</bdi>{" "}
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
