import { clsx } from "clsx";
import type { ElementType, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Prose.css.ts";

export interface ProseProps extends OuterProps<HTMLDivElement> {
  /** `Prose…` components or rich text elements. */
  children: ReactNode;
  /** `article` uses the columns of the surrounding `ArticleBody`. @default "column" */
  layout?: keyof typeof styles.layouts | undefined;
  /** Language, if not the page's. */
  lang?: string | undefined;
  /** Direction, if not the page's. */
  dir?: "ltr" | "rtl" | undefined;
}

/**
 * Rich text of `Prose…` components, such as a post or a legal page.
 *
 * Not for a paragraph (`Text`) or chapters of a case study (`Chapter`).
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
  /** Larger first paragraph. @default false */
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
  level: Extract<HeadingLevel, 2 | 3>;
}

export function ProseHeading({ children, level, className, ...outer }: ProseHeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      {...outer}
      className={clsx(styles.heading, level === 2 ? sizes.d3 : sizes.h4, className)}
    >
      {children}
    </Element>
  );
}

export interface ProseListProps extends OuterProps {
  items: readonly ReactNode[];
  /** @default false */
  ordered?: boolean | undefined;
}

export function ProseList({ items, ordered = false, className, ...outer }: ProseListProps) {
  const List = (ordered ? "ol" : "ul") as ElementType;
  return (
    <List {...outer} className={clsx(styles.list, ordered && styles.ordered, className)}>
      {items.map((item, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: static
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
  /** Hint to a highlighter ("css"). */
  codeLanguage?: string | undefined;
}

/** Code block, always left to right. */
export function ProseCode({ children, codeLanguage, className, ...outer }: ProseCodeProps) {
  return (
    <pre {...outer} className={clsx(styles.code, className)} dir="ltr" translate="no">
      <code data-language={codeLanguage}>{children}</code>
    </pre>
  );
}
