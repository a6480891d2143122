import type { ReactNode } from "react";
import { sizes } from "../Text/Text.css.ts";
import * as styles from "./Prose.css.ts";

export interface ProseProps {
  /** The components of this family, or plain elements of rich text. */
  children: ReactNode;
  /** `article` lays its parts over the columns of the `ArticleBody` around it. @default "column" */
  layout?: keyof typeof styles.layouts | undefined;
  /** The language of the text, where it is another than the page's. */
  lang?: string | undefined;
  dir?: "ltr" | "rtl" | undefined;
  className?: string | undefined;
}

/**
 * Running text that something else renders: a post, a legal page. Plain `strong`, `em`, `a` and
 * `code` inside take their style from here; blocks are the `Prose…` components.
 *
 * Not for a single paragraph (`Text`), nor for the chapters of a case study (`Chapter`).
 *
 * Accessibility: headings, lists, figures and quotes are their native elements; code is
 * left-to-right in every language. Set `lang` and `dir` where the text is in another language than
 * the page (WCAG 3.1.2).
 *
 * Keyboard: only what stands inside takes focus.
 */
export function Prose({ children, layout = "column", className, ...rest }: ProseProps) {
  const classes = [styles.prose, styles.layouts[layout], className].filter(Boolean).join(" ");
  return (
    <div className={classes} {...rest}>
      {children}
    </div>
  );
}

export interface ProseParagraphProps {
  children: ReactNode;
  /** The opening one, a step larger. @default false */
  lead?: boolean | undefined;
}

export function ProseParagraph({ children, lead = false }: ProseParagraphProps) {
  return <p className={lead ? styles.lead : undefined}>{children}</p>;
}

export interface ProseHeadingProps {
  children: ReactNode;
  level: 2 | 3;
  /** The place a contents list links to. */
  id?: string | undefined;
}

export function ProseHeading({ children, level, id }: ProseHeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={`${styles.heading} ${level === 2 ? sizes.d3 : sizes.h4}`}>
      {children}
    </Element>
  );
}

export interface ProseListProps {
  /** One node for each item. */
  items: readonly ReactNode[];
  /** Numbers it. @default false */
  ordered?: boolean | undefined;
}

export function ProseList({ items, ordered = false }: ProseListProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <List className={ordered ? `${styles.list} ${styles.ordered}` : styles.list}>
      {items.map((item, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: items are nodes and do not move
          key={i}
          className={ordered ? `${styles.item} ${styles.orderedItem}` : styles.item}
        >
          {item}
        </li>
      ))}
    </List>
  );
}

export interface ProseCodeProps {
  children: string;
  /** Language of the code, such as "css". Kept as data for a highlighter. */
  codeLanguage?: string | undefined;
}

/** Code runs left to right in every language. */
export function ProseCode({ children, codeLanguage }: ProseCodeProps) {
  return (
    <pre className={styles.code} dir="ltr" translate="no">
      <code data-language={codeLanguage}>{children}</code>
    </pre>
  );
}
