import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Prose } from "../Prose/index.ts";
import * as styles from "./ArticleBody.css.ts";

export interface ArticleBodyProps extends OuterProps<HTMLDivElement> {
  /** `Prose…` components. */
  children: ReactNode;
  /** `TableOfContents` and `ShareButtons`: sticky beside the text, above it on phones. */
  aside?: ReactNode | undefined;
  /** Such as a `TagList`. */
  footer?: ReactNode | undefined;
  /** Language, if not the page's. */
  lang?: string | undefined;
  dir?: "ltr" | "rtl" | undefined;
}

/**
 * Article on the page grid: contents in columns 1–3, text 4–9, figures 4–12, quotes 3–11.
 *
 * Not for texts without contents (`Prose`).
 */
export function ArticleBody({
  children,
  aside,
  footer,
  lang,
  dir,
  className,
  ...outer
}: ArticleBodyProps) {
  return (
    <div {...outer} className={clsx(styles.root, className)}>
      {aside && <div className={styles.aside}>{aside}</div>}
      <Prose layout="article" className={styles.text} lang={lang} dir={dir}>
        {children}
      </Prose>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
