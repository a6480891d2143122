import type { ReactNode, Ref } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { AccentLine } from "../../primitives/AccentLine/index.ts";
import { Container } from "../../primitives/Container/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { Image, type ImageSource } from "../../primitives/Image/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./ArticleHeader.css.ts";

export interface ArticleFact {
  /** Visually hidden ("Author"). */
  label: ReactNode;
  /** Example: "By Lina Haddad" or a `<time>`. */
  value: ReactNode;
}

export interface ArticleHeaderProps extends OuterProps {
  title: ReactNode;
  /** Up to four. */
  facts: readonly ArticleFact[];
  back: { label: ReactNode; href: string };
  /** Cropped to 5:2, or 3:2 up to 768 px. */
  image?: ImageSource | undefined;
  /** Focused after navigation. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** Two image pixels per CSS pixel on phones. Three would double the bytes. */
const imageSizes = "(max-width: 768px) 62vw, 100vw";

/**
 * Page header of an article.
 *
 * Not for projects and vacancies (`DetailHeader`) or lists (`PageHeader`).
 */
export function ArticleHeader({
  title,
  facts,
  back,
  image,
  headingRef,
  className,
  ...outer
}: ArticleHeaderProps) {
  const { Link } = useAgency();
  return (
    <header {...outer} className={className}>
      <Container className={styles.page}>
        <Link href={back.href} className={`${styles.back} ${sizes.sm}`}>
          <span className={styles.tail}>
            <AccentLine points="start" />
          </span>
          {back.label}
        </Link>
        <Heading level={1} size="d2" tabIndex={-1} className={styles.title} ref={headingRef}>
          {title}
        </Heading>
        <span className={styles.rule}>
          <AccentLine draw data-heading-line="" />
        </span>
        <dl className={`${styles.facts} ${sizes.sm}`}>
          {facts.map(({ label, value }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: static
            <div key={i} className={styles.fact}>
              <VisuallyHidden as="dt">{label}</VisuallyHidden>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
      {image && <Image {...image} sizes={imageSizes} loading="eager" className={styles.image} />}
    </header>
  );
}
