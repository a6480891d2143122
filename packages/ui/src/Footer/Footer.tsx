import { type ReactNode, useId } from "react";
import { Line } from "../Line/index.ts";
import { Link } from "../Link/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./Footer.css.ts";

export interface FooterLink {
  label: ReactNode;
  href: string;
  /** Opens in a new tab. @default false */
  external?: boolean | undefined;
}

export interface FooterColumn {
  title: ReactNode;
  links: readonly FooterLink[];
}

export interface FooterProps {
  /** What the company is, in a sentence or two. */
  blurb: ReactNode;
  /** The newsletter's `SignupField`. */
  signup: ReactNode;
  columns: readonly FooterColumn[];
  /** Heard after the label of an external link, such as "Opens in a new tab". */
  newTabLabel: ReactNode;
  /** Links to the legal pages. */
  legal: readonly FooterLink[];
  copyright: ReactNode;
  /** The `LanguageSelect`. */
  language: ReactNode;
  /**
   * The name in both scripts, always in this order. It is decoration unless `label` names it.
   */
  wordmark: { latin: ReactNode; arabic: ReactNode; label?: string | undefined };
  /** Further controls beside the language, such as the motion toggle and the cookie settings. */
  controls?: ReactNode | undefined;
}

function FooterAnchor({
  link: { label, href, external },
  newTabLabel,
  className,
}: {
  link: FooterLink;
  newTabLabel: ReactNode;
  className: string;
}) {
  const tab = external ? { target: "_blank", rel: "noopener" } : {};
  return (
    <Link kind="plain" href={href} className={className} {...tab}>
      {label}
      {external && <VisuallyHidden> ({newTabLabel})</VisuallyHidden>}
    </Link>
  );
}

/**
 * The end of every page: the company in a sentence, the newsletter, columns of links, the name in
 * both scripts with the line between them, and the legal row with the language.
 *
 * Not for the end of an article (`RelatedPosts`) or of a section, and once on a page.
 *
 * Accessibility: a `contentinfo` landmark; each column is a list named by its heading. Links that
 * open a new tab say so by `newTabLabel`; the large name is decoration unless `wordmark.label`
 * names it.
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab | goes to the newsletter, the columns, the legal links, the controls, the language |
 * | Enter | follows the link |
 */
export function Footer({
  blurb,
  signup,
  columns,
  newTabLabel,
  legal,
  copyright,
  language,
  wordmark,
  controls,
}: FooterProps) {
  const id = useId();
  const image = wordmark.label
    ? { role: "img", "aria-label": wordmark.label }
    : { "aria-hidden": true };
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <div className={styles.intro}>
            <p className={styles.blurb}>{blurb}</p>
            {signup}
          </div>
          <div className={styles.columns}>
            {columns.map(({ title, links }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed
              <div key={at}>
                <h2 id={`${id}-${at}`} className={styles.columnTitle}>
                  {title}
                </h2>
                <ul aria-labelledby={`${id}-${at}`}>
                  {links.map((link) => (
                    <li key={link.href}>
                      <FooterAnchor link={link} newTabLabel={newTabLabel} className={styles.link} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
        <div className={styles.wordmarkFrame}>
          <div dir="ltr" className={styles.wordmark} {...image}>
            <span lang="en" className={styles.latin}>
              {wordmark.latin}
            </span>
            <span className={styles.wordmarkLine}>
              <Line size="hero" className={styles.line} />
            </span>
            <span lang="ar" dir="rtl" className={styles.arabic}>
              {wordmark.arabic}
            </span>
          </div>
        </div>
        <div className={styles.bottom}>
          <p className={styles.copyright}>{copyright}</p>
          <ul className={styles.legal}>
            {legal.map((link) => (
              <li key={link.href}>
                <FooterAnchor link={link} newTabLabel={newTabLabel} className={styles.legalLink} />
              </li>
            ))}
          </ul>
          <div className={styles.controls}>
            {controls}
            {language}
          </div>
        </div>
      </div>
    </footer>
  );
}
