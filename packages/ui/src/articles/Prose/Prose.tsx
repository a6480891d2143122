import { clsx } from "clsx";
import type { ElementType, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { balance, sizes } from "../../theme/type.css.ts";
import * as styles from "./Prose.css.ts";

export interface ProseProps extends OuterProps<HTMLDivElement> {
  /** The components of this family, or plain elements of rich text. */
  children: ReactNode;
  /** `article` lays its parts over the columns of the `ArticleBody` around it. @default "column" */
  layout?: keyof typeof styles.layouts | undefined;
  /** The language of the text, where it is another than the page's. */
  lang?: string | undefined;
  /** The direction of the text, where it is not the page's. */
  dir?: "ltr" | "rtl" | undefined;
}

/**
 * Running text that something else renders: a post, a legal page. Plain `strong`, `em`, `a` and
 * `code` inside take their style from here; blocks are the `Prose…` components.
 *
 * Not for a single paragraph (`Text`), nor for the chapters of a case study (`Chapter`).
 */
export function Prose({ children, layout = "column", className, ...rest }: ProseProps) {
  return (
    <div {...rest} className={clsx(styles.prose, styles.layouts[layout], className)}>
      {children}
    </div>
  );
}

export interface ProseParagraphProps extends OuterProps<HTMLParagraphElement> {
  children: ReactNode;
  /** The opening one, a step larger. @default false */
  lead?: boolean | undefined;
}

export function ProseParagraph({
  children,
  lead = false,
  className,
  ...outer
}: ProseParagraphProps) {
  return (
    <p {...outer} className={clsx(lead && styles.lead, className)}>
      {children}
    </p>
  );
}

export interface ProseHeadingProps extends OuterProps<HTMLHeadingElement> {
  children: ReactNode;
  /** Rank of the heading in the page's outline. */
  level: 2 | 3;
}

export function ProseHeading({ children, level, className, ...outer }: ProseHeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      {...outer}
      className={clsx(styles.heading, balance, level === 2 ? sizes.d3 : sizes.h4, className)}
    >
      {children}
    </Element>
  );
}

export interface ProseListProps extends OuterProps {
  /** One node for each item. */
  items: readonly ReactNode[];
  /** Numbers it. @default false */
  ordered?: boolean | undefined;
}

export function ProseList({ items, ordered = false, className, ...outer }: ProseListProps) {
  const List = (ordered ? "ol" : "ul") as ElementType;
  return (
    <List {...outer} className={clsx(styles.list, ordered && styles.ordered, className)}>
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

export interface ProseCodeProps extends OuterProps<HTMLPreElement> {
  children: string;
  /** Language of the code, such as "css". Kept as data for a highlighter. */
  codeLanguage?: string | undefined;
}

/** Code runs left to right in every language. */
export function ProseCode({ children, codeLanguage, className, ...outer }: ProseCodeProps) {
  return (
    <pre {...outer} className={clsx(styles.code, className)} dir="ltr" translate="no">
      <code data-language={codeLanguage}>{children}</code>
    </pre>
  );
}
