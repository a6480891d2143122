import type { ReactNode } from "react";
import { useAgency } from "../AgencyProvider/index.ts";
import { sizes } from "../Text/Text.css.ts";
import * as styles from "./Tag.css.ts";

export interface TagProps {
  children: ReactNode;
  /** Address of everything with this tag. Without it the tag is text. */
  href?: string | undefined;
  /** The list shows this tag now. @default false */
  current?: boolean | undefined;
  /** The language of the word, where it is another than the page's. */
  lang?: string | undefined;
  /** `ltr` for names such as "C++" that other directions would reorder. */
  dir?: "ltr" | "rtl" | "auto" | undefined;
}

/**
 * One word in a thin box: a link to everything that carries it, or text such as a technology.
 * Several of them are a `TagList`.
 *
 * Not for a state such as "Featured" (`Row`, `Cover`: `flag`), nor for a filter (`FilterBar`).
 *
 * Accessibility: a link has a thumb's width around it (WCAG 2.5.8) and carries
 * `aria-current="true"` where the list shows its tag. Without an address it is text. Set `lang` and
 * `dir` where the word is in another language than the page (WCAG 3.1.2).
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Enter | follows it, where it is a link |
 */
export function Tag({ children, href, current = false, lang, dir }: TagProps) {
  const { Link } = useAgency();
  const text =
    lang || dir ? (
      <bdi lang={lang} dir={dir}>
        {children}
      </bdi>
    ) : (
      children
    );
  const classes = [styles.tag, sizes.sm, href && styles.link, current && styles.current];
  const className = classes.filter(Boolean).join(" ");
  if (!href) return <span className={className}>{text}</span>;
  return (
    <Link href={href} className={className} aria-current={current ? "true" : undefined}>
      {text}
    </Link>
  );
}
