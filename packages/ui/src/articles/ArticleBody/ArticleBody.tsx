import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Prose } from "../Prose/index.ts";
import * as styles from "./ArticleBody.css.ts";

export interface ArticleBodyProps extends OuterProps<HTMLDivElement> {
  /** The `Prose…` components of the text. */
  children: ReactNode;
  /** `Contents` and `ShareButtons`: beside the text they stay in view, on a phone they open it. */
  aside?: ReactNode | undefined;
  /** After the text, such as a `TagList`. */
  footer?: ReactNode | undefined;
  /** The language of the text, where it is another than the page's. */
  lang?: string | undefined;
  dir?: "ltr" | "rtl" | undefined;
}

/**
 * The text of an article over the page's columns: contents 1–3, text 4–9, figures 4–12, quotes
 * 3–11.
 *
 * Not for a text without contents beside it, such as a legal page (`Prose`).
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
