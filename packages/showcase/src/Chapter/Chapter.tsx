import { Heading, type HeadingLevel } from "@agency/ui/Heading";
import { counted, sectionNumber } from "@agency/ui/theme/sectionNumber";
import { emphasis, sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import { type ElementType, type ReactNode, useId } from "react";
import * as styles from "./Chapter.css.ts";

export interface ChapterProps extends OuterProps {
  /** What it is about, in a word or two, such as "Challenge". Without, a section around it says so. */
  title?: ReactNode | undefined;
  /** Whether it is counted among the sections of the page, and shows its number. @default true */
  numbered?: boolean | undefined;
  /** One node for each paragraph. */
  paragraphs: readonly ReactNode[];
  /** A short list beside the text, such as objectives. Left out where it is empty. */
  aside?:
    | {
        label: ReactNode;
        items: readonly ReactNode[];
        /** The language of the items, where it is another than the page's. */
        lang?: string | undefined;
        dir?: "ltr" | "rtl" | undefined;
      }
    | undefined;
  /** The language of the paragraphs, where it is another than the page's. */
  lang?: string | undefined;
  dir?: "ltr" | "rtl" | undefined;
  /** The rank of the title; the aside's is the next one. @default 2 */
  level?: Exclude<HeadingLevel, 1 | 6> | undefined;
}

/**
 * A short part of a project's story: number, title, text, and a list beside it, in columns of 1, 3,
 * 5 and 3; one below the other at 768 px and below. Several follow each other in a `Stack`. Goes
 * into a `Container`.
 *
 * Not for running text of more than a few paragraphs (`Prose`), nor for facts (`Facts`).
 */
export function Chapter({
  title,
  numbered = true,
  paragraphs,
  aside,
  lang,
  dir,
  level = 2,
  className,
  ...outer
}: ChapterProps) {
  const id = useId();
  const Root = (title ? "section" : "div") as ElementType;
  const isNumbered = numbered && Boolean(title);
  const AsideTitle = `h${(level + 1) as HeadingLevel}` as const;
  return (
    <Root
      {...outer}
      aria-labelledby={title ? id : undefined}
      className={clsx(styles.root, isNumbered && counted, className)}
    >
      {isNumbered && (
        <span
          className={`${sizes.sm} ${emphasis} ${sectionNumber} ${styles.number}`}
          aria-hidden="true"
        />
      )}
      {title && (
        <Heading level={level} size="d3" id={id} className={styles.title}>
          {title}
        </Heading>
      )}
      <div className={styles.text} lang={lang} dir={dir}>
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
          <p key={index} className={sizes.lead}>
            {paragraph}
          </p>
        ))}
      </div>
      {aside && aside.items.length > 0 && (
        <div className={styles.aside}>
          <AsideTitle className={`${sizes.sm} ${styles.asideTitle}`}>{aside.label}</AsideTitle>
          <ul lang={aside.lang} dir={aside.dir}>
            {aside.items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items never change places
              <li key={index} className={`${sizes.sm} ${styles.item}`}>
                {item}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Root>
  );
}
