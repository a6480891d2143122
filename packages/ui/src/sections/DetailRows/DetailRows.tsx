import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./DetailRows.css.ts";

export interface DetailRow {
  label: ReactNode;
  /** Paragraphs, a `ProseList`, a `TagList`. */
  content: ReactNode;
  /** `lead` for a text that opens the rows. @default "body" */
  size?: "body" | "lead" | undefined;
  /** The language of the content, where it is another than the page's. */
  lang?: string | undefined;
  dir?: "ltr" | "rtl" | undefined;
}

export interface DetailRowsProps extends OuterProps<HTMLDivElement> {
  /** The rows, in reading order. */
  items: readonly DetailRow[];
  /** The rank of the labels. @default 2 */
  level?: HeadingLevel | undefined;
}

/**
 * What a page has to say about its subject, part by part between hairlines: the label in the first
 * four columns, its content from the fifth on; one below the other at 768 px and below. Goes into a
 * `Container`.
 *
 * Not for short values (`Facts`), nor for titles with a sentence each (`FeatureList`).
 */
export function DetailRows({ items, level = 2, className, ...outer }: DetailRowsProps) {
  const Label = `h${level}` as const;
  return (
    <div {...outer} className={clsx(styles.root, className)}>
      {items.map(({ label, content, size = "body", lang, dir }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
        <div key={index} className={styles.row}>
          <Label className={`${sizes.h4} ${styles.label}`}>{label}</Label>
          <div className={`${sizes[size]} ${styles.content}`} lang={lang} dir={dir}>
            {content}
          </div>
        </div>
      ))}
    </div>
  );
}
