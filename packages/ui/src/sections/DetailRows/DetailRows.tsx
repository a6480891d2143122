import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./DetailRows.css.ts";

export interface DetailRow {
  title: ReactNode;
  /** Paragraphs, a `ProseList` or a `TagList`. */
  content: ReactNode;
  /** @default "body" */
  size?: "body" | "lead" | undefined;
  /** Language, if not the page's. */
  lang?: string | undefined;
  dir?: "ltr" | "rtl" | undefined;
}

export interface DetailRowsProps extends OuterProps<HTMLDivElement> {
  items: readonly DetailRow[];
  /** @default 2 */
  level?: HeadingLevel | undefined;
}

/**
 * Labels with content between hairlines, in two columns. Needs a `Container`.
 *
 * Not for short values (`DescriptionList`) or titles with a sentence (`FeatureList`).
 */
export function DetailRows({ items, level = 2, className, ...outer }: DetailRowsProps) {
  const Label = `h${level}` as const;
  return (
    <div {...outer} className={clsx(styles.root, className)}>
      {items.map(({ title, content, size = "body", lang, dir }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static
        <div key={index} className={styles.row}>
          <Label className={`${sizes.h4} ${styles.label}`}>{title}</Label>
          <div className={`${sizes[size]} ${styles.content}`} lang={lang} dir={dir}>
            {content}
          </div>
        </div>
      ))}
    </div>
  );
}
