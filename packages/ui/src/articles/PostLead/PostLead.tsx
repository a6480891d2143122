import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { Image, type ImageSource } from "../../primitives/Image/index.ts";
import { MetaLine } from "../../primitives/MetaLine/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./PostLead.css.ts";

export interface PostLeadProps extends OuterProps {
  /** Its headline, which carries the link. */
  title: ReactNode;
  /** Address of the article. */
  href: string;
  /** Its cover picture. */
  image?: ImageSource | undefined;
  /** Category, date, reading time: short facts. */
  meta?: readonly ReactNode[] | undefined;
  /** `eager` in the first screen. @default "lazy" */
  loading?: "lazy" | "eager" | undefined;
  /** The rank of the title. @default 3 */
  level?: HeadingLevel | undefined;
}

/**
 * The article that leads a list: its picture, a large title, and a line of facts.
 *
 * Not for the head of the blog (`FeaturedPost`), nor for a case study (`Cover`).
 *
 * Accessibility: an article whose title is a heading and its only link. Give the picture an empty
 * `alt`, since the title says the same.
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab | goes to the title |
 * | Enter | follows it, as a click anywhere on the block does |
 */
export function PostLead({
  title,
  href,
  image,
  meta,
  loading,
  level = 3,
  className,
  ...outer
}: PostLeadProps) {
  const { Link } = useAgency();
  const Title = `h${level}` as const;
  return (
    <article {...outer} className={clsx(styles.root, className)}>
      {image && (
        <div className={styles.picture}>
          <Image
            image={image}
            ratio="12/7"
            sizes="(max-width: 768px) 100vw, 58vw"
            loading={loading}
          />
        </div>
      )}
      <Title className={`${sizes.d3} ${styles.title}`}>
        <Link href={href} className={styles.link}>
          {title}
        </Link>
      </Title>
      {meta && <MetaLine items={meta} className={styles.meta} />}
    </article>
  );
}
