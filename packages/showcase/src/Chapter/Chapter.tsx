import { Heading, type HeadingLevel } from "@agency/ui/Heading";
import { counted, sectionNumber } from "@agency/ui/theme/sectionNumber";
import { emphasis, sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { ElementType, ReactNode } from "react";
import * as styles from "./Chapter.css.ts";

export interface ChapterProps extends OuterProps {
  /** Short title, such as "Challenge". Omit it if the section has a title. */
  title?: ReactNode | undefined;
  /** Whether it is a numbered section. @default true */
  numbered?: boolean | undefined;
  paragraphs: readonly ReactNode[];
  /** List beside the text. Not rendered if empty. */
  aside?:
    | {
        label: ReactNode;
        items: readonly ReactNode[];
        /** Language, if it differs from the page's. */
        lang?: string | undefined;
        dir?: "ltr" | "rtl" | undefined;
      }
    | undefined;
  /** Language, if it differs from the page's. */
  lang?: string | undefined;
  dir?: "ltr" | "rtl" | undefined;
  /** Heading level. The aside's is one below. @default 2 */
  level?: Extract<HeadingLevel, 2 | 3 | 4 | 5> | undefined;
}

/**
 * Short part of a project's story in columns: number, title, text and list. Stacked at 768 px and
 * below. Place several in a `Stack` in a `Container`.
 *
 * Not for long texts (`Prose`) or facts (`DescriptionList`).
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
  const Root = (title ? "section" : "div") as ElementType;
  const isNumbered = numbered && Boolean(title);
  const AsideTitle = `h${(level + 1) as HeadingLevel}` as const;
  return (
    <Root {...outer} className={clsx(styles.root, isNumbered && counted, className)}>
      {isNumbered && (
        <span
          className={`${sizes.sm} ${emphasis} ${sectionNumber} ${styles.number}`}
          aria-hidden="true"
        />
      )}
      {title && (
        <Heading level={level} size="d3" className={styles.title}>
          {title}
        </Heading>
      )}
      <div className={styles.text} lang={lang} dir={dir}>
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
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
              // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
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
